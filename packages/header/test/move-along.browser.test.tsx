/** How the page moves along with a header that becomes smaller, in a browser whose frames come late. */
import { nextFrames, renderBehavior, until, watchShifts } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { header } from '../src';
import { find, isFixed, scrollTo, show, TALL, tidyUp } from './support/laid-out';
import { HEADER, page, TOP } from './support/page';
import { STYLE } from './support/theme-style';

afterEach(tidyUp);

describe('below a header that is fixed', () => {
  it.each([
    ['evenly, however slowly frames come', true],
    ['in one step, which is a shift, without the motion', false],
  ])('the page moves along %s', async (_name, moves) => {
    await show('et_fixed_nav et_show_nav', page(TOP + HEADER, TALL));
    const container = find('page-container');
    if (!moves) container.animate = undefined as never;
    await scrollTo(30);
    // What moves it is fetched when the page is scrolled.
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

  it('turns round where the page is, and ends where it began', async () => {
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

  it('stays where the browser has put it again, until the header is not fixed any more', async () => {
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

  it('takes the height that the header really has where it is not what the site has chosen', async () => {
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
