/** One root per package: adding and removing mounts does not affect the other mounts. */
import { nextFrames, root, until } from '@enliven/testing';
import { useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAttr, useEvent } from '../src';
import { begin, cleanUp, consoleMessagesOf, type Probe, probe, settled, states } from './support/bring';

afterEach(cleanUp);

const P = '<p class="probe"></p>';
const renders = vi.fn<(element: Element) => void>();
const ended = vi.fn<(element: Element) => void>();

/** Counts its presses, which is state that a remount would lose. */
const Counting: Probe = ({ element }) => {
  const [count, setCount] = useState(0);
  renders(element);
  useAttr(element, 'data-count', count);
  useEvent(element, 'click', () => setCount(count + 1));
  useEffect(() => () => ended(element), [element]);
  return null;
};
/** Whether clean-ups throw; strict mode also runs them before the element leaves. */
let isGoing = false;
let brokenKind = 'layout';

/** Throws in a clean-up when its element has an id. */
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
  it('keeps the state of mounts when others before, after and between them leave', async () => {
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

  it('renders no other mount again when a mount is added or removed', async () => {
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

  it('accepts new mounts after all others have left', async () => {
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

  it.each(['layout', 'passive'])(
    'keeps other mounts working when a %s clean-up of a leaving mount throws',
    async (kind) => {
      brokenKind = kind;
      root(`<p class="probe" id="broken"></p>${P.repeat(3)}`);
      const runtime = begin([probe(Broken)]);
      await settled(runtime);
      for (const element of all()) element.click();
      await until(() => counts().every((count) => count === '1'));
      // React also runs passive clean-ups of this update, which must not throw.
      await nextFrames();
      const [broken] = all();
      const { errors } = await consoleMessagesOf(async () => {
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
    },
  );

  it('restores the page when a clean-up throws during stop()', async () => {
    brokenKind = 'layout';
    root(`<p class="probe" id="broken"></p>${P.repeat(3)}`);
    const before = document.body.innerHTML;
    const runtime = begin([probe(Broken)]);
    await settled(runtime);
    const { errors } = await consoleMessagesOf(async () => {
      isGoing = true;
      await runtime.stop();
      await nextFrames();
    });
    expect(errors).toHaveLength(1);
    expect(document.body.innerHTML).toBe(before);
  });

  it('adds no nodes to the page’s document', async () => {
    root(P);
    const runtime = begin([probe(Counting)]);
    await settled(runtime);
    expect(document.body.innerHTML).toBe('<p class="probe" data-count="0"></p>');
    expect(document.body.childNodes).toHaveLength(1);
  });
});
