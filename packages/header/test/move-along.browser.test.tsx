/** Movement of the page with a shrinking header, in a browser with slow frames. */
import { nextFrames, renderBehavior, until, watchShifts } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { header } from '../src';
import { find, isFixed, scrollTo, show, TALL, tidyUp } from './support/laid-out';
import { HEADER, page, TOP } from './support/page';
import { STYLE } from './support/theme-style';

const { animate } = Element.prototype;

afterEach(() => {
  Element.prototype.animate = animate;
  tidyUp();
});

describe('below a fixed header', () => {
  it.each([
    ['continuously, also with slow frames', true],
    ['in one step, which is a layout shift, without animations', false],
  ])('the page moves %s', async (_name, moves) => {
    await show('et_fixed_nav et_show_nav', page(TOP + HEADER, TALL));
    const container = find('page-container');
    if (!moves) Element.prototype.animate = undefined as never;
    await scrollTo(30);
    // The code that moves the page loads on scroll.
    await nextFrames(20);
    const shifts = watchShifts();
    await scrollTo(100);
    await until(() => container.style.marginTop === '-27px');
    const margin = () => Number.parseFloat(getComputedStyle(container).marginTop);
    const began = margin();
    for (let frame = 0; frame < 40 && (frame < 3 || margin() > -27); frame++) {
      const end = performance.now() + 60;
      while (performance.now() < end);
      await nextFrames(1);
    }
    expect(began > -20).toBe(moves);
    expect(margin()).toBe(-27);
    const sum = (await shifts()).reduce((total, shift) => total + Number.parseFloat(shift), 0);
    if (moves) expect(sum).toBe(0);
    else expect(sum).toBeGreaterThan(0.01);
  });

  it('the page reverses from its current position, and ends where it began', async () => {
    const { stop } = await show('et_fixed_nav et_show_nav', page(TOP + HEADER, TALL));
    const container = find('page-container');
    const margin = () => Number.parseFloat(getComputedStyle(container).marginTop);
    await scrollTo(30);
    await nextFrames(20);
    await scrollTo(100);
    await until(() => margin() < -8);
    await scrollTo(0);
    expect(margin()).toBeLessThan(-4);
    await until(() => margin() === -1);
    await scrollTo(100);
    await stop();
    expect(margin()).toBe(0);
    expect(container.getAnimations()).toEqual([]);
    expect(container.getAttribute('style')).toBe(null);
  });

  it('the page keeps a scroll position that the browser has restored, until the header is not fixed', async () => {
    document.body.className = 'et_fixed_nav et_show_nav';
    document.body.innerHTML = STYLE + page(TOP + HEADER, TALL);
    await scrollTo(300);
    await renderBehavior(header);
    await until(isFixed);
    await nextFrames(5);
    const container = find('page-container');
    expect([window.scrollY, container.style.marginTop]).toEqual([300, '']);
    await scrollTo(0);
    expect(isFixed()).toBe(false);
    await scrollTo(100);
    await until(() => container.style.marginTop === '-27px');
  });

  it('the page uses the real height of the header instead of the configured one', async () => {
    const tall = '<style>.et-fixed-header#main-header{height:60px}</style>';
    await show('et_fixed_nav et_show_nav', tall + page(TOP + HEADER, TALL));
    expect(find('main-header').dataset.fixedHeightOnload).toBe('54');
    await scrollTo(100);
    await until(() => find('page-container').style.marginTop === '-21px');
    expect(find('main-header').dataset.fixedHeightOnload).toBe('60');
    expect(getComputedStyle(document.documentElement).scrollPaddingTop).toBe('89px');
    await scrollTo(0);
    await scrollTo(100);
    expect(find('page-container').style.marginTop).toBe('-21px');
  });
});
