/** One root per package: mounts come and go by the dozen, and none of the others notices. */
import { nextFrames, root, until } from '@enliven/testing';
import { useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAttr, useEvent } from '../src';
import { begin, cleanUp, type Probe, probe, saidBy, settled, states } from './support/bring';

afterEach(cleanUp);

const P = '<p class="probe"></p>';
const renders = vi.fn<(element: Element) => void>();
const ended = vi.fn<(element: Element) => void>();

/** Counts its presses: state that a remount would lose. */
const Counting: Probe = ({ element }) => {
  const [count, setCount] = useState(0);
  renders(element);
  useAttr(element, 'data-count', count);
  useEvent(element, 'click', () => setCount(count + 1));
  useEffect(() => () => ended(element), [element]);
  return null;
};
/** Whether clean-ups throw: strict mode runs them before, too. */
let isGoing = false;
let brokenKind = 'layout';

/** Throws in a clean-up of its element with an id. */
const Broken: Probe = (props) => {
  const { id } = props.element;
  const throwing = (kind: string) => () => {
    if (id && isGoing && kind === brokenKind) throw new Error('clean-up');
  };
  useLayoutEffect(() => throwing('layout'));
  useEffect(() => throwing('passive'));
  return Counting(props);
};
beforeEach(() => {
  isGoing = false;
});
const all = () => [...document.querySelectorAll<HTMLElement>('.probe')];
const counts = () => all().map(({ dataset }) => dataset.count);

describe('a root', () => {
  it('keeps the state of those who stay when others go, first, last and in between', async () => {
    root(P.repeat(100));
    const runtime = begin([probe(Counting)]);
    await settled(runtime);
    for (const element of all()) element.click();
    await until(() => counts().every((count) => count === '1'));
    const leaving = all().filter((_element, at) => at % 3 === 0);
    for (const element of leaving) element.remove();
    await until(() => leaving.every((element) => element.outerHTML === P));
    expect(counts()).toEqual(Array(66).fill('1'));
    expect(runtime.mounts.size).toBe(66);
  });

  it('renders nobody again when somebody comes or goes', async () => {
    root(P.repeat(70));
    const runtime = begin([probe(Counting)]);
    await settled(runtime);
    renders.mockClear();
    document.body.insertAdjacentHTML('beforeend', P);
    await until(() => states(runtime).filter((state) => state === 'mounted').length === 71);
    const fresh = all().at(-1) as Element;
    expect(renders.mock.calls.every(([element]) => element === fresh)).toBe(true);
    renders.mockClear();
    fresh.remove();
    all()[0]?.remove();
    await until(() => runtime.mounts.size === 69);
    await nextFrames();
    expect(renders).not.toHaveBeenCalled();
  });

  it('takes new ones after all others have gone', async () => {
    root(P.repeat(40));
    const runtime = begin([probe(Counting)]);
    await settled(runtime);
    document.body.innerHTML = '';
    await until(() => runtime.mounts.size === 0);
    document.body.innerHTML = P.repeat(40);
    await until(() => states(runtime).join() === Array(40).fill('mounted').join());
    expect(counts()).toEqual(Array(40).fill('0'));
  });

  it('ends effects of every kind when it stops', async () => {
    root(P.repeat(3));
    const runtime = begin([probe(Counting)]);
    await settled(runtime);
    ended.mockClear();
    const elements = all();
    await runtime.stop();
    await until(() => ended.mock.calls.length === 3);
    expect(ended.mock.calls.map(([element]) => element)).toEqual(elements);
  });

  it.each(['layout', 'passive'])('lives on when a %s clean-up of one that goes throws', async (kind) => {
    brokenKind = kind;
    root(`<p class="probe" id="broken"></p>${P.repeat(3)}`);
    const runtime = begin([probe(Broken)]);
    await settled(runtime);
    for (const element of all()) element.click();
    await until(() => counts().every((count) => count === '1'));
    const [broken] = all();
    const { errors } = await saidBy(async () => {
      isGoing = true;
      broken?.remove();
      await until(() => runtime.mounts.size === 3);
      await nextFrames();
      document.body.insertAdjacentHTML('beforeend', P);
      await until(() => states(runtime).join() === Array(4).fill('mounted').join());
    });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/probe on "#broken": clean-up/);
    expect(broken?.outerHTML).toBe('<p class="probe" id="broken"></p>');
    for (const element of all()) element.click();
    await until(() => counts().join() === '2,2,2,1');
  });

  it('gives all back when a clean-up throws as it stops', async () => {
    brokenKind = 'layout';
    root(`<p class="probe" id="broken"></p>${P.repeat(3)}`);
    const before = document.body.innerHTML;
    const runtime = begin([probe(Broken)]);
    await settled(runtime);
    const { errors } = await saidBy(async () => {
      isGoing = true;
      await runtime.stop();
      await nextFrames();
    });
    expect(errors).toHaveLength(1);
    expect(document.body.innerHTML).toBe(before);
  });

  it('takes nothing from the page’s own document', async () => {
    root(P);
    const runtime = begin([probe(Counting)]);
    await settled(runtime);
    expect(document.body.innerHTML).toBe('<p class="probe" data-count="0"></p>');
    expect(document.body.childNodes).toHaveLength(1);
  });
});
