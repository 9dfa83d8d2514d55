/** Headers in a browser: positions, heights, and the page's space for them. */
import { start } from '@enliven/core';
import { html, nextFrames, until, watchShifts } from '@enliven/testing';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { header } from '../src';
import { behaviorOf, find, isFixed, scrollTo, show, styleOf, TALL, tidyUp } from './support/laid-out';
import { HEADER, page, TOP } from './support/page';
import { STYLE } from './support/theme-style';

const BAR = '<div id="wpadminbar"></div>';

afterEach(tidyUp);

describe('a fixed header', () => {
  it('reserves space, is fixed and smaller from 56 px on, and returns to its size', async () => {
    await show('et_fixed_nav et_show_nav', `${BAR}<div style="height:32px"></div>${page(TOP + HEADER, TALL)}`);
    const transitions: string[] = [];
    for (const name of ['Start', 'End'])
      window.addEventListener(
        `ETDiviFixedHeaderTransition${name}`,
        (event) => transitions.push(`${name} ${(event as CustomEvent).detail.marginTop}`),
        { once: true },
      );
    expect(styleOf('page-container').paddingTop).toBe('110px');
    expect(styleOf('main-header').top).toBe('62px');
    expect(find('main-header').dataset).toMatchObject({
      heightOnload: '80',
      heightLoaded: 'true',
      fixedHeightOnload: '54',
    });
    expect(getComputedStyle(document.documentElement).scrollPaddingTop).toBe('115px');
    await scrollTo(55);
    expect(isFixed()).toBe(false);
    await scrollTo(56);
    await until(isFixed);
    expect(find('top-header').className).toBe('et-fixed-header');
    // The code that moves the page loads on scroll.
    await until(() => find('page-container').style.marginTop === '-27px');
    await until(() => transitions.length === 2);
    expect(transitions).toEqual(['Start -27', 'End -27']);
    await scrollTo(55);
    await until(() => !isFixed());
    expect(find('page-container').style.marginTop).toBe('-1px');
  });

  it('does not move the page of Divi 5 until the header is not fixed, then by a pixel', async () => {
    vi.stubGlobal('diviBreakpointData', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    await show('et_fixed_nav et_show_nav', page(TOP + HEADER, TALL));
    const top = () => find('main-content').getBoundingClientRect().top + window.scrollY;
    const before = top();
    const transitionEnd = new Promise((resolve) =>
      window.addEventListener('ETDiviFixedHeaderTransitionEnd', resolve, { once: true }),
    );
    await scrollTo(300);
    expect(isFixed()).toBe(true);
    expect(await transitionEnd).toMatchObject({ detail: { marginTop: 0 } });
    expect(find('page-container').className).toBe('et-animated-content');
    expect(find('page-container').style.marginTop).toBe('');
    expect(top()).toBe(before);
    await scrollTo(0);
    expect(isFixed()).toBe(false);
    expect(top()).toBe(before - 1);
    await scrollTo(300);
    await nextFrames(10);
    expect(top()).toBe(before - 1);
  });

  it.each([390, 1200])(
    'keeps its position in the flow when the style sheet has it there, and reserves no space, at %i px',
    async (width) => {
      const inFlow = '<style>#main-header,#top-header{position:relative!important}</style>';
      await show('et_fixed_nav et_show_nav', inFlow + page(TOP + HEADER, TALL), width);
      expect(find('main-header').dataset.heightLoaded).toBe('true');
      expect(find('main-header').getBoundingClientRect().top).toBe(find('top-header').getBoundingClientRect().bottom);
      const { style } = find('page-container');
      await scrollTo(200);
      expect([style.paddingTop, style.marginTop]).toEqual(['', '']);
    },
  );

  it.each([
    [981, '110px', '62px', '115px'],
    [980, '109px', '62px', '32px'],
    [768, '109px', '62px', '32px'],
    [767, '109px', '62px', '32px'],
    [600, '109px', '62px', 'auto'],
    [390, '109px', '62px', 'auto'],
  ])('has its offsets in a window of %i px', async (width, padding, top, scrollPadding) => {
    await show('et_fixed_nav et_show_nav', `${BAR}${page(TOP + HEADER, TALL)}`, width);
    expect(styleOf('page-container').paddingTop).toBe(padding);
    expect(find('main-header').style.top).toBe(top);
    expect(getComputedStyle(document.documentElement).scrollPaddingTop).toBe(scrollPadding);
  });

  it('writes no padding that the style sheet already has', async () => {
    const room = '<style>#page-container{padding-top:110px}</style>';
    await show('et_fixed_nav et_show_nav', room + page(TOP + HEADER, TALL));
    const { style } = find('page-container');
    expect(style.paddingTop).toBe('');
    find('main-header').style.height = '120px';
    await until(() => style.paddingTop === '150px');
    find('main-header').style.height = '';
    await until(() => style.paddingTop === '110px');
  });

  it('is measured again when its size or that of the window changes', async () => {
    await show('et_fixed_nav et_show_nav', page(TOP + HEADER, TALL));
    find('main-header').style.height = '120px';
    await until(() => find('page-container').style.paddingTop === '150px');
    find('main-header').style.height = '';
    await until(() => find('page-container').style.paddingTop === '110px');
    await browser.viewport(900, 700);
    await until(() => find('page-container').style.paddingTop === '109px');
  });

  it('does not move a page that would be too short to fix it', async () => {
    await show(
      'et_fixed_nav et_show_nav',
      page(TOP + HEADER, `${'<p></p>'.repeat(16)}<div style="height:20px"></div>`),
    );
    const end = document.documentElement.scrollHeight - innerHeight;
    expect(end).toBeGreaterThan(56);
    expect(end - 26).toBeLessThan(56);
    await scrollTo(end);
    expect(isFixed()).toBe(true);
    await nextFrames(10);
    expect(isFixed()).toBe(true);
    expect(window.scrollY).toBeGreaterThanOrEqual(end - 1);
  });

  it('works with a logo that never loads, and measures one that loads late', async () => {
    await show('et_fixed_nav et_show_nav', page(HEADER.replace('<img ', '<img src="about:blank" '), TALL));
    const logo = find('logo') as HTMLImageElement;
    expect(logo.dataset.actualWidth).toBeUndefined();
    expect(styleOf('page-container').paddingTop).toBe('80px');
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>';
    logo.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
    await until(() => logo.dataset.actualWidth === '7');
  });

  it('mounts when it is inserted late', async () => {
    await browser.viewport(1200, 700);
    document.body.className = 'et_fixed_nav et_show_nav';
    document.body.innerHTML = `${STYLE}<div id="page-container"><div id="main-content">${TALL}</div></div>`;
    const runtime = start([header]);
    onTestFinished(() => runtime.stop());
    await nextFrames(3);
    find('page-container').insertAdjacentHTML('afterbegin', HEADER);
    await until(() => find('page-container').style.paddingTop === '80px');
    await scrollTo(300);
    expect(isFixed()).toBe(true);
  });

  it('works without the theme’s containers', async () => {
    await show('et_fixed_nav et_show_nav', html`${HEADER}<main>${TALL}</main>`);
    await scrollTo(300);
    expect(isFixed()).toBe(true);
  });
});

describe('no layout shift occurs', () => {
  it('except one that the test causes on purpose', async () => {
    await show('et_fixed_nav et_show_nav', page(TOP + HEADER, TALL));
    const shifts = watchShifts();
    find('page-container').style.paddingTop = '200px';
    expect(await shifts()).not.toEqual([]);
  });

  // The movement of the page is tested below.
  it.each([
    ['fixed', 'et_fixed_nav et_show_nav et_header_style_left', 0],
    ['hidden', 'et_fixed_nav et_hide_nav', 1200],
    ['split', 'et_fixed_nav et_show_nav et_header_style_split', 0],
    ['vertical', 'et_vertical_nav et_vertical_fixed', 1200],
  ])('when a %s header mounts, and while the page scrolls in both directions', async (_name, classes, far) => {
    await browser.viewport(1200, 700);
    document.body.className = classes;
    document.body.innerHTML = STYLE + page(TOP + HEADER, TALL);
    await scrollTo(0);
    await nextFrames(3);
    const shifts = watchShifts();
    // Strict mode mounts everything twice, on a busy machine with a frame between.
    const runtime = start([behaviorOf(classes)]);
    onTestFinished(() => runtime.stop());
    await until(() => find('main-header').hasAttribute('data-height-loaded'));
    await nextFrames();
    for (let y = 0; y < far; y += 100) await scrollTo(y);
    for (let y = far; y >= 0; y -= 100) await scrollTo(y);
    const all = await shifts();
    const sum = all.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    expect(sum, all.join('\n')).toBeLessThan(0.01);
  });
});

describe('the navigation of a left header', () => {
  const LOGO = '#logo{position:absolute;left:0;top:10px;width:100px;height:40px}#et-top-navigation{float:left}';

  it.each([
    ['that overlaps it', '', '130px'],
    ['beside it', '#et-top-navigation{margin-left:140px}', '0px'],
    ['above it', '#et-top-navigation{margin-top:60px}', '0px'],
    [
      'that overlaps it from right to left',
      'body{direction:rtl}#logo{left:auto;right:0}#et-top-navigation{float:right}',
      '130px',
    ],
  ])('has the padding for a logo %s', async (_name, more, padding) => {
    const logo = HEADER.replace('<img id="logo"', '<img width="100" height="40" id="logo"');
    await show('et_fixed_nav et_header_style_left', `<style>${LOGO}${more}</style>${page(logo, TALL)}`);
    expect(styleOf('et-top-navigation').paddingInlineStart).toBe(padding);
  });
});

describe('a header that hides', () => {
  it('is shown 200 px later, and while it contains focus', async () => {
    await show('et_fixed_nav et_hide_nav', page(HEADER, TALL));
    expect(find('main-header').style.transform).toBe('translateY(-80px)');
    expect(styleOf('main-header').opacity).toBe('0');
    find('main-header').querySelector('a')?.focus();
    expect(isFixed()).toBe(true);
    expect(styleOf('main-header').opacity).toBe('1');
    (document.activeElement as HTMLElement).blur();
    expect(isFixed()).toBe(false);
    await scrollTo(228);
    expect(isFixed()).toBe(false);
    await scrollTo(229);
    expect(isFixed()).toBe(true);
  });

  it('is shown in narrow windows', async () => {
    await show('et_fixed_nav et_hide_nav', page(HEADER, TALL), 980);
    expect(find('main-header').style.transform).toBe('translateY(0px)');
    expect(document.body.matches('.et_hide_nav')).toBe(true);
  });

  it('does not hide on a page that is too short to show it again', async () => {
    await show('et_fixed_nav et_hide_nav', page(HEADER, '<p>short</p>'));
    expect(document.body.matches('.et_hide_nav_disabled:not(.et_hide_nav)')).toBe(true);
    expect(find('main-header').style.opacity).toBe('1');
    find('main-content').insertAdjacentHTML('beforeend', TALL);
    await until(() => document.body.classList.contains('et_hide_nav'));
    expect(document.body.matches('.et_hide_nav_disabled')).toBe(false);
  });

  it('decides once when its own space would make the page long enough to hide it', async () => {
    await show('et_fixed_nav et_hide_nav', page(HEADER, '<div style="height:960px"></div>'));
    const shown = () => document.body.matches('.et_hide_nav_disabled');
    const states = new Set<boolean>();
    // Sizes are compared once they have been unchanged for 200 ms.
    for (let frame = 0; frame < 40; frame++) {
      await nextFrames(1);
      states.add(shown());
    }
    expect([...states]).toEqual([true]);
  });
});

describe('a split header', () => {
  it('has its logo in the middle of the menu while the menu is shown', async () => {
    const { stop } = await show('et_fixed_nav et_header_style_split', page(HEADER, TALL));
    const before = find('main-header').querySelector('.logo_container') as Element;
    const place = () => before.parentElement?.className;
    await until(() => place() === 'centered-inline-logo-wrap');
    expect([...find('top-menu').children].indexOf(before.parentElement as Element)).toBe(2);
    await browser.viewport(900, 700);
    await until(() => place() === 'container et_menu_container');
    expect(before.nextElementSibling?.id).toBe('et-top-navigation');
    await stop();
  });
});

describe('a vertical header', () => {
  it('is as high as its menu, and fixed when the content has reached the top', async () => {
    await show(
      'et_vertical_nav et_vertical_fixed',
      page(TOP + HEADER.replace('id="et-top-navigation"', 'id="et-top-navigation" style="height:900px"'), TALL),
    );
    await until(() => find('main-header').style.height !== '');
    expect(Number.parseFloat(find('main-header').style.height)).toBeGreaterThanOrEqual(1000);
    expect(find('page-container').style.paddingTop).toBe('');
    // The header does not shrink when it is fixed.
    const { heightOnload, fixedHeightOnload } = find('main-header').dataset;
    expect(fixedHeightOnload).toBe(heightOnload);
    await scrollTo(1);
    expect(isFixed()).toBe(false);
    await scrollTo(700);
    expect(isFixed()).toBe(true);
    expect(find('top-header').className).toBe('');
  });
});
