/** Layout shifts and forced layouts while the page scrolls: there are none. */
import { claim } from '@enliven/core';
import { nextFrames, watchShifts } from '@enliven/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page as browser } from 'vitest/browser';
import { parts } from '../src/sticky/lazy-parts';
import { find, module, mountAll, page, placeholders, print, scrollTo, state } from './support/sticky-page';

beforeEach(() => browser.viewport(1200, 800));

const STYLE = `<style>
  .m { padding: 20px; background: #cde }
  .et_pb_sticky.m { padding: 4px; background: #eab }
  p { margin: 0 0 12px }
  img { max-width: 100% }
</style>`;
const IMAGE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"/>')}`;
const text = (lines: number) => '<p>text</p>'.repeat(lines);
const content = (inner: string, fields = {}) => {
  print({ m: { bottomLimit: 'section', ...fields } });
  page(
    `${STYLE}<div class="et_pb_section" style="display:flow-root">${text(20)}<div class="et_pb_module et_pb_sticky_module m">${inner}</div>${text(60)}</div>${text(100)}`,
  );
};

describe('no layout shift occurs', () => {
  it('except one that the test causes on purpose', async () => {
    content('module');
    await nextFrames(3);
    const shifts = watchShifts();
    document.querySelector('p')?.remove();
    expect(await shifts()).not.toEqual([]);
  });

  it.each([
    ['text', text(2)],
    ['an image', `<img src="${IMAGE}" alt="">`],
    ['a lazy image', `<img src="${IMAGE}" alt="" loading="lazy">`],
    ['a frame', '<iframe srcdoc="frame" title="frame" style="width:200px;height:90px"></iframe>'],
  ])('when a module with %s starts, is held, and ends', async (_name, inner) => {
    content(inner);
    await mountAll();
    await nextFrames(5);
    const shifts = watchShifts();
    for (let y = 0; y < 3000; y += 90) await scrollTo(y);
    expect(state('m')).toContain('margin');
    for (let y = 3000; y >= 0; y -= 90) await scrollTo(y);
    expect(state('m')).toBe('normal');
    expect(await shifts()).toEqual([]);
  });

  it.each([
    ['into the middle', 1200],
    ['past the limit, as with the End key', 4000],
  ])('when the page jumps %s', async (_name, y) => {
    content(text(2));
    await mountAll();
    const shifts = watchShifts();
    await scrollTo(y);
    expect(state('m')).not.toBe('normal');
    await scrollTo(0);
    await scrollTo(y);
    expect(await shifts()).toEqual([]);
  });

  it('when the page begins in the middle', async () => {
    content(text(2));
    window.scrollTo(0, 1200);
    await nextFrames(3);
    const shifts = watchShifts();
    await mountAll();
    expect(state('m')).toBe('top 0px');
    expect(await shifts()).toEqual([]);
  });

  it('when a module becomes narrower or wider', async () => {
    content(text(2), { styles: { width: { desktop: '80%' } }, stickyStyles: { width: '50vw' } });
    await mountAll();
    const shifts = watchShifts();
    for (const y of [600, 900, 1200, 100, 0]) await scrollTo(y);
    expect(await shifts()).toEqual([]);
  });
});

it('the scroll position is kept, regardless of the covered height', async () => {
  print({ m: {} });
  page(`${text(3)}<header class="et-l et-l--header">${module('m', 0, 500)}</header>${text(200)}`);
  await mountAll();
  for (const y of [150, 200, 0, 150, 3000, 150]) {
    await scrollTo(y);
    expect(window.scrollY).toBe(y);
    // Waits until the scroll padding has been updated.
    await expect.poll(() => getComputedStyle(document.documentElement).scrollPaddingTop).toBe(y ? '500px' : 'auto');
    await nextFrames(2);
    expect(window.scrollY).toBe(y);
  }
});

describe('no layout shift occurs around a module whose size has a transition', () => {
  const SOFT = `<style>
    p { margin: 0 0 12px }
    .m { padding: 8px 0 60px; transition: padding-bottom 100ms }
    .et_pb_sticky.m { padding-bottom: 8px }
  </style>`;
  /** Renders a bar that shrinks, and a second module that sticks below it. */
  const softly = (wrap = '') => {
    print({ m: {}, n: {} });
    const section = `<div class="et_pb_section" style="display:flow-root;height:900px">${module('n', 20, 40)}${text(20)}</div>`;
    page(
      `${SOFT}${text(20)}<div style="${wrap}"><div class="et_pb_module et_pb_sticky_module m">module</div></div>${section}`,
    );
  };
  const done = () => expect.poll(() => document.getAnimations().length).toBe(0);

  it.each([
    ['a block', ''],
    ['a flex container, where it cannot overlap its copy', 'display:flex'],
  ])('when the page jumps to the end and back, in %s', async (_name, wrap) => {
    softly(wrap);
    await mountAll();
    await expect.poll(() => parts.styles).toBeTruthy();
    await nextFrames(3);
    const shifts = watchShifts();
    for (const y of [5000, 0, 5000, 0]) {
      await scrollTo(y);
      await expect.poll(() => state('m')).toBe(y ? 'top 0px' : 'normal');
      await done();
    }
    await expect.poll(placeholders).toEqual([]);
    expect(await shifts()).toEqual([]);
    await expect.poll(() => find('m').getAttribute('style')).toBeNull();
  });

  it('when the page begins in the middle, also for a module that sticks below it', async () => {
    softly();
    window.scrollTo(0, 3000);
    await nextFrames(3);
    const shifts = watchShifts();
    await mountAll();
    await expect.poll(() => state('n')).not.toBe('normal');
    await done();
    // Longer than the sizes need to settle.
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(state('n')).toBe(`top ${find('m').offsetHeight}px`);
    expect(find('m').offsetHeight).toBeLessThan(50);
    expect((await shifts()).filter((shift) => / n /.test(shift))).toEqual([]);
  });

  it('when it sticks again before its transition has ended', async () => {
    softly();
    await mountAll();
    await expect.poll(() => parts.styles).toBeTruthy();
    await nextFrames(3);
    const height = document.documentElement.scrollHeight;
    for (const y of [3000, 0, 3000]) await scrollTo(y);
    expect(placeholders()).toHaveLength(2);
    expect(find('m').style.position).toBe('fixed');
    await done();
    expect(document.documentElement.scrollHeight).toBe(height);
  });
});

describe('the page', () => {
  it('keeps its height to the pixel', async () => {
    content(`${text(2)}<img src="${IMAGE}" alt="">`);
    await mountAll();
    const height = document.documentElement.scrollHeight;
    const { height: room } = find('m').getBoundingClientRect();
    await scrollTo(1200);
    expect(document.documentElement.scrollHeight).toBe(height);
    expect(placeholders()[0]?.getBoundingClientRect().height).toBe(room);
    expect(find('m').getBoundingClientRect().height).toBeLessThan(room);
  });
});

it('no style is written on scroll while no state changes', async () => {
  print({ a: {}, b: { bottomLimit: 'section' }, c: { position: 'bottom' }, d: {} });
  page(
    `${module('a', 100, 40)}<div class="et_pb_section" style="display:flow-root;height:400px">${module('b', 100, 40)}</div>${module('d', 3000, 40)}${module('c', 1000, 40)}`,
  );
  await mountAll();
  await scrollTo(1500);
  const states = () => ['a', 'b', 'c', 'd'].map(state);
  const before = states();
  expect(before.map((one) => one.split(' ')[0])).toEqual(['top', 'top', 'bottom', 'normal']);
  await expect.poll(() => getComputedStyle(document.documentElement).scrollPaddingTop).toBe('40px');
  const written: MutationRecord[] = [];
  const observer = new MutationObserver((records) => written.push(...records));
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  for (let y = 1500; y < 1600; y += 10) await scrollTo(y);
  expect(written).toEqual([]);
  expect(states()).toEqual(before);
});

describe('forced layouts', () => {
  /** Counts calls that force a layout while the layout is out of date. */
  function countForced(): () => string[] {
    const found: string[] = [];
    let dirty = false;
    const undo: (() => void)[] = [];
    const spy = (owner: object, name: string, before: () => void) => {
      const own = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
      const wrap = (call: (...args: unknown[]) => unknown) =>
        function (this: unknown, ...args: unknown[]) {
          before();
          return call.apply(this, args);
        };
      Object.defineProperty(owner, name, {
        ...own,
        ...(own.get && { get: wrap(own.get) }),
        ...(own.set && { set: wrap(own.set as (...args: unknown[]) => unknown) }),
        ...(own.value && { value: wrap(own.value) }),
      });
      undo.push(() => Object.defineProperty(owner, name, own));
    };
    const read = (name: string) => () => {
      if (dirty) found.push(`${name} after ${writer?.split('\n').slice(3, 8).join(' ')}`);
      dirty = false;
    };
    let writer: string | undefined;
    const write = () => {
      dirty = true;
      writer = new Error().stack;
    };
    const clean = () => {
      dirty = false;
    };
    // The browser computes layout in each frame: before observers of sizes are called, and again afterwards.
    const laidOut = new ResizeObserver(clean);
    let frame = requestAnimationFrame(function step() {
      laidOut.unobserve(document.body);
      laidOut.observe(document.body);
      setTimeout(clean);
      frame = requestAnimationFrame(step);
    });
    undo.push(
      () => cancelAnimationFrame(frame),
      () => laidOut.disconnect(),
    );
    for (const name of ['getBoundingClientRect', 'getClientRects']) spy(Element.prototype, name, read(name));
    for (const name of ['clientWidth', 'clientHeight', 'scrollHeight', 'scrollTop'])
      spy(Element.prototype, name, read(name));
    for (const name of ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetLeft', 'offsetParent'])
      spy(HTMLElement.prototype, name, read(name));
    for (const name of ['innerWidth', 'innerHeight', 'scrollX', 'scrollY']) spy(window, name, read(name));
    spy(window, 'getComputedStyle', read('getComputedStyle'));
    spy(CSSStyleDeclaration.prototype, 'setProperty', write);
    spy(Element.prototype, 'setAttribute', write);
    spy(Element.prototype, 'after', write);
    spy(Element.prototype, 'remove', write);
    spy(DOMTokenList.prototype, 'toggle', write);
    onTestFinished(() => {
      for (const back of undo) back();
    });
    return () => found;
  }

  it('are counted by the test', async () => {
    page(module('m', 0, 10));
    const forced = countForced();
    const release = claim(find('m'), 'style:height', '20px');
    find('m').getBoundingClientRect();
    release();
    expect(forced()).toHaveLength(1);
  });

  it('do not occur while the page scrolls down and up with 20 modules', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => `m${at}`);
    print(Object.fromEntries(ids.map((id, at) => [id, { bottomLimit: at % 2 ? 'section' : 'none' }])));
    const sections = ids.map(
      (id) =>
        `<div class="et_pb_section" style="display:flow-root;height:400px">${module(id, 40, 30 /* px */, text(1), 's')}</div>`,
    );
    page(`<style>.et_pb_sticky.s{padding:5px}</style>${sections.join('')}`, 10_000);
    await mountAll();
    await nextFrames(5);
    const forced = countForced();
    for (let y = 0; y < 9000; y += 150) await scrollTo(y);
    expect(placeholders().length).toBeGreaterThan(15);
    for (let y = 9000; y >= 0; y -= 150) await scrollTo(y);
    expect(placeholders()).toEqual([]);
    expect(forced()).toEqual([]);
  });
});
