/** The worked examples of docs/reference/sticky.md#worked-examples in a browser: positions of boxes at each scroll position. */

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page as browser } from 'vitest/browser';
import './support/parts';
import { find, module, mountAll, page, placeholders, print, scrollTo, state } from './support/sticky-page';

beforeEach(() => browser.viewport(1200, 800));

/** Returns the distance of the module from the window's top. */
const top = (id: string) => find(id).getBoundingClientRect().top;
const bottom = (id: string) => find(id).getBoundingClientRect().bottom;

it('example #1: a module sticks to the top until its limit', async () => {
  print({ m: { topOffset: '20px', bottomLimit: 'section' } });
  page(`<div class="et_pb_section" style="display:flow-root;height:1900px">${module('m', 1100, 200)}</div>`);
  await mountAll();
  for (const [scroll, expected, y] of [
    [1080, 'normal', 20],
    [1081, 'top 20px', 20],
    [1679, 'top 20px', 20],
    [1680, 'top 20px', 20],
    [1681, 'top 20px margin -1px', 19],
    [1800, 'top 20px margin -120px', -100],
    [1700, 'top 20px margin -20px', 0],
    [1600, 'top 20px', 20],
    [1080, 'normal', 20],
  ] as const) {
    await scrollTo(scroll);
    expect([scroll, state('m')]).toEqual([scroll, expected]);
    expect(Math.abs(top('m') - y)).toBeLessThanOrEqual(1);
  }
  expect(placeholders()).toEqual([]);
});

it('example #2: a module sticks to the bottom until its limit', async () => {
  print({ m: { position: 'bottom', bottomOffset: '30px', topLimit: 'section' } });
  page(
    `<div class="et_pb_section" style="display:flow-root;margin-top:1000px;height:3000px">${module('m', 1500, 100)}</div>`,
  );
  await mountAll();
  for (const [scroll, expected, y] of [
    [0, 'bottom 30px margin -330px', 1100],
    [300, 'bottom 30px margin -30px', 800],
    [330, 'bottom 30px', 770],
    [400, 'bottom 30px', 770],
    [1829, 'bottom 30px', 770],
    [1830, 'normal', 770],
    [0, 'bottom 30px margin -330px', 1100],
  ] as const) {
    await scrollTo(scroll);
    expect([scroll, state('m')]).toEqual([scroll, expected]);
    expect(Math.abs(bottom('m') - y)).toBeLessThanOrEqual(1);
  }
});

it('example #3: a module sticks to both edges', async () => {
  print({ m: { position: 'top_bottom', topOffset: '10px', bottomOffset: '20px' } });
  page(module('m', 1500, 100));
  await mountAll();
  for (const [scroll, expected] of [
    [0, 'bottom 20px'],
    [819, 'bottom 20px'],
    [820, 'normal'],
    [1490, 'normal'],
    [1491, 'top 10px'],
    [1490, 'normal'],
    [0, 'bottom 20px'],
    [3000, 'top 10px'],
    [0, 'bottom 20px'],
  ] as const) {
    await scrollTo(scroll);
    expect([scroll, state('m')]).toEqual([scroll, expected]);
  }
  expect(find('m').classList.contains('et_pb_sticky--top_bottom')).toBe(true);
});

it('example #4: three modules stack below each other', async () => {
  print({ a: { topOffset: '5px' }, b: {}, c: {} });
  page(module('a', 200, 80) + module('b', 620, 60) + module('c', 640, 40));
  await mountAll();
  for (const [scroll, a, b, c] of [
    [195, 'normal', 'normal', 'normal'],
    [196, 'top 5px', 'normal', 'normal'],
    [815, 'top 5px', 'normal', 'normal'],
    [816, 'top 5px', 'top 85px', 'normal'],
    [1455, 'top 5px', 'top 85px', 'normal'],
    [1456, 'top 5px', 'top 85px', 'top 145px'],
  ] as const) {
    await scrollTo(scroll);
    expect([scroll, state('a'), state('b'), state('c')]).toEqual([scroll, a, b, c]);
  }
  expect([top('a'), top('b'), top('c')]).toEqual([5, 85, 145]);
});

it('example #5: modules side by side do not stack', async () => {
  print({ a: {}, b: {} });
  const column = (id: string, left: number) =>
    `<div style="position:absolute;left:${left}px;top:300px;width:500px">${module(id, 0, 100)}</div>`;
  page(column('a', 0) + column('b', 600));
  await mountAll();
  await scrollTo(1000);
  expect([state('a'), state('b')]).toEqual(['top 0px', 'top 0px']);
  expect([find('a').getBoundingClientRect().left, find('b').getBoundingClientRect().left]).toEqual([0, 600]);
});

it('example #6: each of two modules in one section is pushed by its own limit', async () => {
  print({ a: { bottomLimit: 'section' }, b: { bottomLimit: 'section' } });
  page(
    `<div class="et_pb_section" style="display:flow-root;height:2000px">${module('a', 300, 80)}${module('b', 300, 60)}</div>`,
  );
  await mountAll();
  for (const [scroll, a, b] of [
    [1859, 'top 0px', 'top 80px'],
    [1861, 'top 0px', 'top 80px margin -1px'],
    [1920, 'top 0px', 'top 80px margin -60px'],
    [1950, 'top 0px margin -30px', 'top 80px margin -90px'],
  ] as const) {
    await scrollTo(scroll);
    expect([scroll, state('a'), state('b')]).toEqual([scroll, a, b]);
  }
});

describe('example #7: below the theme’s fixed headers and the admin bar', () => {
  const fixed = (id: string, top: number, height: number) =>
    `<div id="${id}" style="position:fixed;left:0;right:0;top:${top}px;height:${height}px"></div>`;
  beforeEach(() => {
    document.body.classList.add('et_fixed_nav', 'et_divi_theme');
    return () => document.body.classList.remove('et_fixed_nav', 'et_divi_theme');
  });

  it('only modules with surrounding offsets stick below the headers', async () => {
    print({ a: {}, b: { offsetSurrounding: 'off' } });
    page(
      `<style>#main-header{height:80px}#main-header.et-fixed-header{height:54px}</style>${fixed('wpadminbar', 0, 32)}${fixed('top-header', 32, 30)}<div id="main-header" style="position:fixed;top:62px;left:0;right:0"></div>${module('a', 1000, 100)}${module('b', 900, 100)}`,
    );
    await mountAll();
    for (const [scroll, a, b] of [
      [884, 'normal', 'normal'],
      [885, 'top 116px', 'normal'],
      [1968, 'top 116px', 'normal'],
      [1969, 'top 116px', 'top 32px'],
    ] as const) {
      await scrollTo(scroll);
      expect([scroll, state('a'), state('b')]).toEqual([scroll, a, b]);
    }
    expect(document.querySelector('.et-script-temporary-measurement')).toBeNull();
  });

  it('a module uses the height of the header’s own script, and the real height once the header has shrunk', async () => {
    print({ a: {} });
    page(
      `<style>#main-header{height:80px}#main-header.et-fixed-header{height:54px}</style><div id="main-header" data-fixed-height-onload="60" style="position:fixed;top:0;left:0;right:0"></div>${module('a', 1000, 100)}`,
    );
    await mountAll();
    await scrollTo(990);
    expect(state('a')).toBe('top 60px');
    document.getElementById('main-header')?.classList.add('et-fixed-header');
    dispatchEvent(new Event('ETDiviFixedHeaderTransitionEnd'));
    await expect.poll(() => state('a')).toBe('top 54px');
  });

  it('the shrunk header is measured once for each of its sizes', async () => {
    let trials = 0;
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const added of addedNodes)
          if (added instanceof Element && added.matches('.et-script-temporary-measurement')) trials++;
    });
    print({ a: {} });
    page(
      `<style>#main-header{height:80px}#main-header.et-fixed-header{height:54px}</style><div id="main-header" style="position:fixed;top:0;left:0;right:0"></div>${module('a', 1000, 100)}`,
    );
    observer.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    await mountAll();
    const header = document.getElementById('main-header') as HTMLElement;
    const changeHeight = async (pixels: number) => {
      find('a').style.height = `${pixels}px`;
      // Sizes are compared once they have been unchanged for 50 ms.
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    for (const shrunk of [true, false, true]) {
      header.classList.toggle('et-fixed-header', shrunk);
      await changeHeight(shrunk ? 110 : 120);
      await scrollTo(shrunk ? 990 : 0);
    }
    expect([trials, state('a')]).toEqual([1, 'top 54px']);
    header.classList.remove('et-fixed-header');
    header.style.height = '90px';
    await changeHeight(130);
    await expect.poll(() => trials).toBe(2);
  });
});

describe('a theme builder’s header', () => {
  const configured = (text: string) => {
    const block = document.createElement('script');
    Object.assign(block, { type: 'application/json', id: 'enliven-config', text });
    document.head.append(block);
    onTestFinished(() => block.remove());
  };

  it.each([
    [
      'does not affect modules at the bottom with a malformed configuration',
      '{ "sticky":',
      ['bottom 7px', 'bottom 0px'],
    ],
    ['does not affect modules at the bottom by default', '{}', ['bottom 7px', 'bottom 0px']],
    [
      'affects a module at the bottom if the site enables it, but no footer',
      '{ "sticky": { "clearHeader": true } }',
      ['bottom 87px', 'bottom 0px'],
    ],
  ])('%s', async (_name, options, expected) => {
    configured(options);
    print({ m: { position: 'bottom', bottomOffset: '7px' }, f: { position: 'bottom', offsetSurrounding: 'off' } });
    page(
      `<header class="et-l et-l--header" style="height:80px"></header>${module('m', 3000, 50)}<footer class="et-l et-l--footer">${module('f', 500, 50)}</footer>`,
    );
    await mountAll();
    await scrollTo(100);
    await expect.poll(() => [state('m'), state('f')]).toEqual(expected);
  });
});

it('example #8: headers are above the page, and footers below it', async () => {
  print({ h: {}, m: {}, f: { position: 'bottom' } });
  page(
    `<header class="et-l et-l--header">${module('h', 0, 50)}</header>${module('m', 100, 50)}<footer class="et-l et-l--footer">${module('f', 4000, 50)}</footer>`,
  );
  await mountAll();
  await scrollTo(500);
  expect(['h', 'm', 'f'].map((id) => find(id).style.zIndex)).toEqual(['10010', '10000', '9990']);
});

it('example #9: a module with a limit does not affect one without', async () => {
  print({ a: { bottomLimit: 'section' }, b: {} });
  page(
    `<div class="et_pb_section" style="display:flow-root;height:1500px">${module('a', 200, 80)}</div>${module('b', 0, 60)}`,
  );
  await mountAll();
  await scrollTo(1600);
  expect([state('a').split(' margin')[0], state('b')]).toEqual(['top 0px', 'top 0px']);
});

describe('example #10: a sticky module', () => {
  it('does not stick on phones with the position none', async () => {
    await browser.viewport(700, 800);
    print({ m: { position: { desktop: 'top', tablet: 'top', phone: 'none' } } });
    page(module('m', 500, 100));
    await mountAll();
    await scrollTo(2000);
    expect(state('m')).toBe('normal');
  });

  it('ignores units other than px', async () => {
    await browser.viewport(900, 800);
    print({ m: { topOffset: { desktop: '0px', tablet: '3vh', phone: '0px' } } });
    page(module('m', 500, 100));
    await mountAll();
    await scrollTo(497);
    expect(state('m')).toBe('normal');
    await scrollTo(498);
    expect(state('m')).toBe('top 3px');
  });

  it('starts again when the device changes', async () => {
    print({ m: { position: { desktop: 'top', tablet: 'none', phone: 'bottom' } } });
    page(module('m', 1500, 100));
    await mountAll();
    await scrollTo(2000);
    expect(state('m')).toBe('top 0px');
    await browser.viewport(900, 800);
    await expect.poll(() => state('m')).toBe('normal');
    expect(placeholders()).toEqual([]);
    await browser.viewport(600, 800);
    await scrollTo(0);
    await expect.poll(() => state('m')).toBe('bottom 0px');
  });
});

it('example #11: a module inside a sticky module does not stick', async () => {
  print({ a: {}, b: {} });
  page(module('a', 300, 200, module('b', 50, 50)));
  await mountAll();
  await scrollTo(1000);
  expect([state('a'), state('b')]).toEqual(['top 0px', 'normal']);
  expect(placeholders()).toHaveLength(1);
});
