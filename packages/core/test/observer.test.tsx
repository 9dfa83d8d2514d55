/** A page that changes after its behaviors have mounted: elements arrive, leave, lose their content, or the body is replaced. */
import { nextFrames, root, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { $builder, Slot, useClass, useEvent, useWrap } from '../src';
import { begin, cleanUp, consoleMessagesOf, type Probe, probe, settled, states } from './support/bring';

afterEach(cleanUp);

const Lit: Probe = ({ element }) => {
  useClass(element, 'lit', true);
  return null;
};
const clicks = vi.fn();
const Rich: Probe = ({ element }) => {
  useClass(element, 'lit', true);
  useClass(element.firstElementChild, 'inner', true);
  useEvent(element, 'click', clicks);
  return (
    <Slot at={element}>
      <button type="button">ours</button>
    </Slot>
  );
};
const Wrapped: Probe = ({ element }) => {
  useWrap(element, 'button');
  useClass(element, 'lit', true);
  return null;
};
const lit = probe(Lit);
const P = '<p class="probe"></p>';
const alive = () => document.querySelectorAll('.lit').length;
const body = document.body;

describe('inserted markup', () => {
  it.each<[string, () => void, number]>([
    ['one element', () => body.insertAdjacentHTML('beforeend', P), 1],
    ['one element inside a new one', () => body.insertAdjacentHTML('beforeend', `<div><i>${P}</i></div>`), 1],
    ['nested elements', () => body.insertAdjacentHTML('beforeend', `<div class="probe">${P}${P}</div>`), 3],
    ['a thousand elements', () => body.insertAdjacentHTML('beforeend', P.repeat(1000)), 1000],
    [
      'a thousand elements inside a new one',
      () => body.insertAdjacentHTML('beforeend', `<div>${P.repeat(1000)}</div>`),
      1000,
    ],
  ])('mounts: %s', async (_what, insert, count) => {
    const runtime = begin([lit]);
    await nextFrames();
    insert();
    const server = body.innerHTML;
    await vi.waitFor(() => expect(states(runtime).filter((state) => state === 'mounted')).toHaveLength(count), 40_000);
    expect(alive()).toBe(count);
    expect(runtime.mounts.size).toBe(count);
    await runtime.stop();
    expect(body.innerHTML).toBe(server);
  });

  it.each([1, 13, 200])('does not cause a search of the whole document: %i elements', async (count) => {
    root('<p>text</p>'.repeat(50));
    const runtime = begin([lit, probe(Lit, { name: 'other', selector: '.other' })]);
    await settled(runtime);
    const spies = [Object.getPrototypeOf(document), Element.prototype].flatMap((prototype) => [
      vi.spyOn(prototype as Element, 'querySelectorAll'),
      vi.spyOn(prototype as Element, 'querySelector'),
    ]);
    body.insertAdjacentHTML('beforeend', `<p>text</p>${P}`.repeat(count));
    await until(() => alive() === count);
    const wholes: unknown[] = [document, document.documentElement, body];
    const looked = spies.flatMap(({ mock }) =>
      mock.calls.flatMap((call, at) => (wholes.includes(mock.contexts[at]) ? (call as string[]) : [])),
    );
    for (const spy of spies) spy.mockRestore();
    expect(looked.filter((selector) => /probe|other/.test(selector))).toEqual([]);
  });

  it('is tested once when no behavior selects it, however many behaviors run', async () => {
    const runtime = begin([lit, ...['a', 'b', 'c'].map((name) => probe(Lit, { name, selector: `.${name}` }))]);
    const arrives = document.createElement('div');
    const spies = (['querySelectorAll', 'querySelector'] as const).map((name) => vi.spyOn(Element.prototype, name));
    body.append(arrives);
    await nextFrames();
    const [all, one] = spies.map(({ mock }) =>
      mock.calls.flatMap((call, at) => (mock.contexts[at] === arrives ? call : [])),
    );
    for (const spy of spies) spy.mockRestore();
    // For names that hide members of the document.
    expect(all).toEqual([expect.stringContaining('img[name]')]);
    expect(one).toHaveLength(1);
    await runtime.stop();
  });

  it('mounts although another behavior has an invalid selector', async () => {
    const { errors } = await consoleMessagesOf(async () => {
      const runtime = begin([lit, probe(Lit, { name: 'broken', selector: '..' })]);
      body.insertAdjacentHTML('beforeend', P);
      await until(() => alive() === 1);
      await runtime.stop();
    });
    expect(errors).toHaveLength(1);
  });

  it('mounts by scan() outside of the document, which is not observed', async () => {
    const runtime = begin([lit]);
    const fragment = document.createElement('div');
    fragment.innerHTML = P;
    runtime.scan(fragment);
    await settled(runtime);
    expect(runtime.mounts.size).toBe(1);
  });

  it('does not mount inside an ignored element', async () => {
    root('<div data-enliven-ignore=""></div>');
    const runtime = begin([lit]);
    (body.firstElementChild as Element).innerHTML = P;
    await nextFrames(3);
    expect(runtime.mounts.size).toBe(0);
  });

  it('does not mount when it is removed at once', async () => {
    const runtime = begin([lit]);
    body.insertAdjacentHTML('beforeend', P);
    body.firstElementChild?.remove();
    await nextFrames(3);
    expect(runtime.mounts.size).toBe(0);
  });
});

describe('a removed element', () => {
  it('is restored', async () => {
    root(P + P);
    const runtime = begin([lit]);
    await settled(runtime);
    const element = body.firstElementChild as Element;
    element.remove();
    await until(() => element.outerHTML === P);
    expect(states(runtime)).toEqual(['mounted']);
    expect(alive()).toBe(1);
  });

  it('mounts again from the server’s markup when it is inserted again', async () => {
    const found: boolean[] = [];
    root(P);
    const runtime = begin([probe(Lit, { config: (element) => found.push(element.classList.contains('lit')) })]);
    await settled(runtime);
    const element = body.firstElementChild as Element;
    for (let round = 0; round < 3; round += 1) {
      element.remove();
      await until(() => runtime.mounts.size === 0);
      body.append(element);
      await until(() => states(runtime).join() === 'mounted');
    }
    await runtime.stop();
    expect(body.innerHTML).toBe(P);
    expect(found).toEqual([false, false, false, false]);
  });

  it('that is inserted again at once is restored before its markup is read', async () => {
    const found: string[] = [];
    const SERVER = '<p class="probe">text</p>';
    root(SERVER);
    const runtime = begin([probe(Wrapped, { config: (element) => found.push(element.outerHTML) })]);
    await settled(runtime);
    const element = body.firstElementChild as Element;
    for (let round = 0; round < 3; round += 1) {
      element.remove();
      // The observer has been called, but React has not rendered yet.
      await null;
      await null;
      body.append(element);
      await until(() => states(runtime).join() === 'mounted');
    }
    await nextFrames();
    await runtime.stop();
    expect(body.innerHTML).toBe(SERVER);
    expect(new Set(found)).toEqual(new Set([SERVER]));
  });

  it.each([
    ['an ancestor', '<div id="wiped"><section><p class="probe"></p></section></div>', 1],
    ['the element itself', '<div id="wiped" class="probe"><b>text</b><button>x</button></div>', 2],
  ])('by emptying %s does not affect other mounts', async (_what, markup, left) => {
    root(markup + P);
    clicks.mockReset();
    const runtime = begin([probe(Rich)]);
    await settled(runtime);
    (body.querySelector('#wiped') as Element).innerHTML = '';
    await until(() => runtime.mounts.size === left);
    await nextFrames();
    expect(new Set(states(runtime))).toEqual(new Set(['mounted']));
    (body.lastElementChild as HTMLElement).click();
    expect(clicks).toHaveBeenCalledOnce();
    await runtime.stop();
    expect(body.lastElementChild?.outerHTML).toBe(P);
    expect(body.querySelector('#wiped')?.outerHTML).not.toMatch(/lit|inner|ours/);
  });
});

describe('a new body', () => {
  it('mounts its elements, and restores them while it has the class of a builder', async () => {
    root(P);
    const runtime = begin([lit]);
    await settled(runtime);
    const old = document.body;
    const fresh = document.createElement('body');
    fresh.innerHTML = P + P;
    old.replaceWith(fresh);
    await until(() => states(runtime).join() === 'mounted,mounted');
    expect(alive()).toBe(2);
    await until(() => old.innerHTML === P);
    fresh.classList.add('et-fb');
    await until(() => runtime.mounts.size === 0);
    expect($builder.get()).toBe('vb');
    fresh.classList.remove('et-fb');
    await until(() => states(runtime).join() === 'mounted,mounted');
    await runtime.stop();
    expect(fresh.innerHTML).toBe(P + P);
    fresh.replaceWith(old);
  });

  it('receives the classes of the device', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0' });
    root(P);
    const runtime = begin([lit]);
    await settled(runtime);
    expect(body.className).toBe('et_mobile_device et_mobile_device_not_ipad gecko');
    const fresh = document.createElement('body');
    fresh.className = 'home';
    fresh.innerHTML = P;
    body.replaceWith(fresh);
    await until(() => fresh.className === 'home et_mobile_device et_mobile_device_not_ipad gecko');
    await runtime.stop();
    expect(fresh.outerHTML).toBe(`<body class="home">${P}</body>`);
    fresh.replaceWith(body);
    vi.unstubAllGlobals();
  });
});
