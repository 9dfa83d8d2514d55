/** Boxes of sticky modules in a browser: right-to-left pages, equal columns, focus, reduced motion, transforms, print. */
import { nextFrames } from '@enliven/testing';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import './support/parts';
import { find, module, mountAll, page, placeholders, print, scrollTo, state } from './support/sticky-page';

beforeEach(() => browser.viewport(1200, 800));

const rect = (id: string) => find(id).getBoundingClientRect();
const root = document.documentElement;

describe('in right-to-left text', () => {
  beforeEach(() => {
    root.dir = 'rtl';
    return () => root.removeAttribute('dir');
  });

  it.each([
    ['a narrow module keeps its horizontal position', 'width:300px'],
    ['a module with a margin at the right keeps its horizontal position', 'width:300px;margin-inline-start:40px'],
  ])('%s', async (_name, style) => {
    print({ m: { bottomLimit: 'section' } });
    page(
      `<div class="et_pb_section" style="display:flow-root;height:1500px"><div style="${style}">${module('m', 400, 60)}</div></div>`,
    );
    await mountAll();
    const { left, right } = rect('m');
    for (const y of [700, 1495]) {
      await scrollTo(y);
      expect(state('m')).toContain('top 0px');
      expect([rect('m').left, rect('m').right]).toEqual([left, right]);
    }
  });

  it('the alignments left and right are physical', async () => {
    print({
      m: { styles: { width: '600px', module_alignment: { desktop: 'right' } }, stickyStyles: { width: '200px' } },
    });
    page(`<style>.m{width:600px}</style>${module('m', 400, 60)}`);
    await mountAll();
    await scrollTo(700);
    await expect.poll(() => rect('m').width).toBe(200);
    // The author's right edge stays where it was.
    expect(rect('m').right).toBe(root.clientWidth);
  });
});

describe('a stuck row that is aligned by margins', () => {
  const width = (flow: string, stuck: string) => `<style>
    .m { width: ${flow}; max-width: 1080px; margin-inline: auto !important }
    .m.right { margin-right: 0 !important }
    .m.et_pb_sticky { width: ${stuck}; max-width: none }
  </style>`;

  it.each([
    ['is as wide as the window with a sticky width of 100%', 'center', '80%', '100%', '0px'],
    ['is centered in the window with a sticky width of 50%', 'center', '80%', '50%', '25%'],
    ['is at the right edge with right alignment', 'right', '80%', '50%', '50%'],
  ])('%s', async (_name, alignment, flow, stuck, left) => {
    print({
      m: {
        styles: { module_alignment: { desktop: alignment }, positioning: 'relative' },
        stickyStyles: { width: stuck, 'max-width': '100%' },
      },
    });
    page(`${width(flow, stuck)}<div style="height:400px"></div>
      <div class="et_pb_row et_pb_sticky_module m ${alignment}">row</div>`);
    await mountAll();
    await scrollTo(700);
    const share = left.endsWith('%') ? (Number.parseFloat(left) / 100) * root.clientWidth : 0;
    // The styles are final after 50 ms.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(rect('m').left).toBe(share);
    expect(rect('m').width).toBe((Number.parseFloat(stuck) / 100) * root.clientWidth);
    await scrollTo(0);
    await expect.poll(() => placeholders()).toEqual([]);
    expect(find('m').hasAttribute('style')).toBe(false);
  });
});

it('columns of equal height keep their height, including the stuck one', async () => {
  print({ m: { bottomLimit: 'section' } });
  page(`<div class="et_pb_section" style="height:2000px"><div class="et_pb_row et_pb_equal_columns" style="display:flex;padding-top:300px">
    <div class="et_pb_column et_pb_sticky_module m" style="flex:1">short</div>
    <div class="et_pb_column o" style="flex:1;height:260px">tall</div></div></div>`);
  await mountAll();
  const { left, width } = rect('m');
  const other = rect('o');
  await scrollTo(500);
  expect(state('m')).toBe('top 0px');
  expect([rect('m').left, rect('m').width, rect('m').height]).toEqual([left, width, 260]);
  expect([rect('o').left, rect('o').width]).toEqual([other.left, other.width]);
  await scrollTo(0);
  expect(find('m').style.cssText).toBe('flex: 1 1 0%;');
});

it('a module with a transform sticks at its position without the transform', async () => {
  print({ m: {} });
  page(module('m', 500, 100, 'm', 'et_pb_sticky--has-transform'));
  find('m').style.transform = 'translateY(60px)';
  await mountAll();
  await scrollTo(500);
  expect(state('m')).toBe('normal');
  await scrollTo(501);
  expect(state('m')).toBe('top 0px');
});

describe('a focused element', () => {
  it('is never covered by stuck modules, with Tab in both directions', async () => {
    print({ m: {}, f: { position: 'bottom' } });
    const links = Array.from(
      { length: 60 },
      (_, at) => `<p style="margin:0;height:40px"><a href="#l">Link ${at}</a></p>`,
    );
    page(`${module('m', 20, 120)}${links.join('')}${module('f', 0, 90)}`);
    await mountAll();
    await scrollTo(1200);
    await expect.poll(() => getComputedStyle(root).scrollPaddingTop).toBe('120px');
    expect(getComputedStyle(root).scrollPaddingBottom).toBe('90px');
    const all = [...document.querySelectorAll('a')];
    for (const [from, key] of [
      [29, '{Shift>}{Tab}{/Shift}'],
      [40, '{Tab}'],
    ] as const) {
      all[from]?.focus({ preventScroll: true });
      for (let step = 0; step < 8; step++) {
        await userEvent.keyboard(key);
        await nextFrames(2);
        const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
        expect(top).toBeGreaterThanOrEqual(rect('m').bottom);
        expect(bottom).toBeLessThanOrEqual(rect('f').top);
      }
    }
  });

  it('in a stuck module does not scroll the page', async () => {
    print({ m: {} });
    page(module('m', 100, 120, '<input aria-label="q">'));
    await mountAll();
    await scrollTo(1200);
    await expect.poll(() => getComputedStyle(root).scrollPaddingTop).toBe('120px');
    const field = find('m').querySelector('input') as HTMLInputElement;
    field.focus();
    await userEvent.keyboard('tea');
    expect([field.value, window.scrollY]).toEqual(['tea', 1200]);
    await scrollTo(0);
    expect(document.activeElement).toBe(field);
  });
});

describe('under reduced motion', () => {
  beforeEach(() => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion')
        ? Object.assign(matchMedia.call(window, 'all'), {})
        : matchMedia.call(window, query),
    );
    return () => vi.restoreAllMocks();
  });

  it('a stuck module has its final size at once, and is restored without a trace', async () => {
    print({
      m: { styles: { width: '600px', module_alignment: { desktop: 'center' } }, stickyStyles: { width: '200px' } },
    });
    page(`<style>.m{width:600px;transition:all 5s}.m.et_pb_sticky{padding-bottom:30px}</style>${module('m', 400, 60)}`);
    await mountAll();
    await scrollTo(700);
    expect(rect('m').width).toBe(200);
    expect(rect('m').left).toBe(200);
    expect(document.getAnimations()).toEqual([]);
    await scrollTo(0);
    expect(placeholders()).toEqual([]);
  });
});

it('in print, modules are in the flow, and stick again afterwards', async () => {
  print({ m: { bottomLimit: 'section' } });
  page(`<div class="et_pb_section" style="display:flow-root;height:900px">${module('m', 400, 60)}</div>`);
  await mountAll();
  const server = find('m').outerHTML;
  for (const y of [600, 880]) {
    await scrollTo(y);
    const before = state('m');
    expect(before).not.toBe('normal');
    window.dispatchEvent(new Event('beforeprint'));
    expect(find('m').outerHTML).toBe(server);
    expect(rect('m').top + window.scrollY).toBe(400);
    window.dispatchEvent(new Event('afterprint'));
    expect(state('m')).toBe(before);
  }
});

it('a module that changes its height while stuck moves the modules below it', async () => {
  print({ a: {}, b: {} });
  page(
    `<div class="et_pb_module et_pb_sticky_module a" style="margin-top:100px"><p class="in" style="margin:0;height:50px"></p></div>${module('b', 200, 30)}`,
  );
  await mountAll();
  await scrollTo(1000);
  expect(state('b')).toBe('top 50px');
  const height = root.scrollHeight;
  (find('a').querySelector('.in') as HTMLElement).style.height = '80px';
  onTestFinished(() => window.scrollTo(0, 0));
  await expect.poll(() => state('b')).toBe('top 80px');
  expect(placeholders()[0]?.offsetHeight).toBe(80);
  expect(root.scrollHeight).toBe(height);
});

it('a module held far outside of the window is not written on each scroll, and is correct when it is back', async () => {
  print({ m: { bottomLimit: 'section' } });
  page(`<div class="et_pb_section" style="display:flow-root;height:900px">${module('m', 400, 60)}</div>`);
  await mountAll();
  await scrollTo(2000);
  const { cssText } = find('m').style;
  await scrollTo(2100);
  expect(find('m').style.cssText).toBe(cssText);
  expect(rect('m').bottom).toBeLessThan(-200);
  for (const y of [1090, 910, 850]) {
    await scrollTo(y);
    expect(rect('m').top).toBe(Math.min(0, 840 - y));
  }
});

describe('a module with an entrance animation', () => {
  const animated = () => {
    print({ m: {} });
    page(`<div class="et_animated">${module('m', 500, 60)}</div>`);
    return find('m').parentElement as HTMLElement;
  };

  it('is measured at its final position', async () => {
    const parent = animated();
    const coming = parent.animate([{ transform: 'translate(-200px, 300px)' }, {}], 60_000);
    await mountAll();
    await scrollTo(600);
    expect(state('m')).toBe('normal');
    coming.finish();
    await expect.poll(() => state('m')).toBe('top 0px');
    expect(rect('m').left).toBe(0);
  });

  it('is measured at its final position, also when it enters before the element around it', async () => {
    print({ m: {} });
    page(`<div class="et_animated">${module('m', 500, 60, 'm', 'et_animated')}</div>`);
    const parent = find('m').parentElement as HTMLElement;
    const coming = parent.animate([{ transform: 'scale(.1)' }, {}], 60_000);
    const own = find('m').animate([{ opacity: 0 }, {}], 60_000);
    await mountAll();
    own.finish();
    // The class is removed shortly after the animation has ended.
    await nextFrames(3);
    find('m').classList.remove('et_animated');
    coming.finish();
    await nextFrames(3);
    await scrollTo(600);
    await expect.poll(() => state('m')).toBe('top 0px');
    expect([rect('m').left, rect('m').width]).toEqual([0, root.clientWidth]);
  });

  it('sticks after the element around it has entered, since a transformed element would contain it', async () => {
    const parent = animated();
    await mountAll();
    await scrollTo(600);
    expect(state('m')).toBe('top 0px');
    parent.insertAdjacentHTML('beforeend', '<style>@keyframes enter { from { transform: translateX(200px) } }</style>');
    parent.style.animation = 'enter 60s both';
    await expect.poll(() => state('m')).toBe('normal');
    await scrollTo(620);
    expect([state('m'), rect('m').top]).toEqual(['normal', -120]);
    parent.style.animation = '';
    parent.classList.remove('et_animated');
    await expect.poll(() => [state('m'), rect('m').top, rect('m').left]).toEqual(['top 0px', 0, 0]);
  });

  it('sticks also in an element with an endless animation', async () => {
    const parent = animated();
    const forever = parent.animate([{ opacity: 0 }, {}], { duration: 1000, iterations: Number.POSITIVE_INFINITY });
    await mountAll();
    await scrollTo(600);
    expect(state('m')).toBe('top 0px');
    forever.cancel();
  });
});

it('copies a form whose controls are named like members of elements', async () => {
  print({ m: {} });
  page(
    '<div class="et_pb_module et_pb_sticky_module m" style="height:60px"><form name="f"><input name="removeAttribute"><input name="matches"><input name="remove"></form></div>',
  );
  await mountAll();
  await scrollTo(700);
  expect(state('m')).toContain('top 0px');
  const [copy] = placeholders() as [HTMLElement];
  expect(copy.querySelectorAll('form:not([name]) > input:not([name])')).toHaveLength(3);
});
