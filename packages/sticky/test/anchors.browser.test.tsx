/** Anchor targets below stuck modules, even at the first jump, when nothing is stuck yet (docs/reference/sticky.md#anchors). */
import { nextFrames, watchShifts } from '@enliven/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import './support/parts';
import { partLoaders, parts } from '../src/sticky/lazy-parts';
import { find, module, mountAll, page, print, scrollTo, state } from './support/sticky-page';

const root = document.documentElement;
const text = (lines: number) => '<p style="margin:0;line-height:20px">text</p>'.repeat(lines);

beforeEach(async () => {
  await browser.viewport(1200, 800);
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
});

/** Renders a bar, a second one below it that is held by its section, and two anchor targets. */
const long = (before = '') => {
  print({ m: { topOffset: '10px' }, n: { bottomLimit: 'section' } });
  page(
    `${before}<style>.et_pb_sticky.m { padding-top: 5px }</style>${text(5)}<a class="link" href="#there">There</a>${module('m', 0, 60)}
    <div class="et_pb_section" style="display:flow-root">${module('n', 100, 40)}${text(80)}<h2 id="there" style="margin:0">There</h2>${text(20)}</div>
    ${text(20)}<h2 id="far%20off" style="margin:0">Far off</h2>${text(80)}`,
  );
};
const alive = async () => {
  const runtime = await mountAll();
  await expect.poll(() => parts.anchors).toBeTruthy();
  return runtime;
};
const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0;
/** Returns the bottom of the lowest module that sticks at the top. */
const edge = (id: string) => Math.round(find(id).getBoundingClientRect().bottom);

describe('a link within the page', () => {
  it.each([
    ['by mouse', () => (document.querySelector('.link') as HTMLElement).click()],
    [
      'by keyboard',
      () => {
        (document.querySelector('.link') as HTMLElement).focus();
        return userEvent.keyboard('{Enter}');
      },
    ],
  ])('scrolls to below the modules that stick by then, %s', async (_how, press) => {
    long();
    await alive();
    expect([state('m'), state('n')]).toEqual(['normal', 'normal']);
    const shifts = watchShifts();
    await press();
    await expect.poll(() => state('n')).toMatch(/^top 7\dpx$/);
    expect(Math.round(topOf('there'))).toBe(edge('n'));
    // Temporary styles are removed, and nothing moves any more.
    const { scrollY } = window;
    await expect.poll(() => getComputedStyle(root).scrollPaddingTop).not.toBe('auto');
    await nextFrames(2);
    expect(window.scrollY).toBe(scrollY);
    expect(document.getElementById('there')?.getAttribute('style')).toBe('margin:0');
    expect(await shifts()).toEqual([]);
  });

  it('scrolls to below a header that shrinks when it sticks, until the visitor scrolls', async () => {
    long('<style>.m { transition: none } .has_et_pb_sticky .m.et_pb_sticky--top { height: 36px !important }</style>');
    await alive();
    const link = document.querySelector('.link') as HTMLAnchorElement;
    link.href = '#far%2520off';
    link.click();
    await expect.poll(() => [Math.round(topOf('far%20off')), find('m').offsetHeight]).toEqual([51, 41]);
    expect(edge('m')).toBe(51);
    // Scrolled by the visitor since, the page stays there.
    const { scrollY } = window;
    await scrollTo(scrollY + 40);
    find('m').style.setProperty('height', '80px', 'important');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(window.scrollY).toBe(scrollY + 40);
  });

  it('scrolls to its target again while modules are stuck', async () => {
    long();
    await alive();
    const press = () => (document.querySelector('.link') as HTMLElement).click();
    press();
    await expect.poll(() => getComputedStyle(root).scrollPaddingTop).not.toBe('auto');
    const { scrollY } = window;
    await scrollTo(scrollY - 200);
    press();
    await nextFrames(2);
    expect(Math.abs(window.scrollY - scrollY)).toBeLessThanOrEqual(1);
  });

  it('ignores modules held further up, and supports names with spaces', async () => {
    long();
    await alive();
    const link = document.querySelector('.link') as HTMLAnchorElement;
    link.href = '#far%2520off';
    link.click();
    await expect.poll(() => state('m')).toBe('top 10px');
    await expect.poll(() => Math.round(topOf('far%20off'))).toBe(edge('m'));
    expect(edge('n')).toBeLessThan(edge('m'));
  });

  it.each([['#'], ['#nowhere'], ['#%E0%A4%A'], ['/elsewhere#there']])(
    'to %s does not change the page',
    async (href) => {
      long();
      await alive();
      const link = document.querySelector('.link') as HTMLAnchorElement;
      link.href = href;
      const stay = (event: Event) => event.preventDefault();
      if (href.startsWith('/')) window.addEventListener('click', stay);
      const before = document.body.innerHTML;
      link.click();
      expect(document.body.innerHTML).toBe(before);
      window.removeEventListener('click', stay);
    },
  );
});

describe('a page that begins at an anchor', () => {
  it('is scrolled once until the anchor is below the stuck modules', async () => {
    long();
    location.hash = 'there';
    await nextFrames(2);
    expect(Math.round(topOf('there'))).toBe(0);
    const shifts = watchShifts();
    await alive();
    await expect.poll(() => Math.round(topOf('there'))).toBe(edge('n'));
    // A scroll position of the visitor is kept.
    const { scrollY } = window;
    await scrollTo(0);
    await scrollTo(scrollY + 30);
    await nextFrames(2);
    expect(window.scrollY).toBe(scrollY + 30);
    expect(await shifts()).toEqual([]);
  });

  it('is not scrolled by the measurement of a module that is taller while it sticks', async () => {
    const { anchors } = partLoaders;
    let arrive = (): void => {};
    partLoaders.anchors = () =>
      new Promise((resolve) => {
        arrive = () => resolve(anchors());
      });
    onTestFinished(() => {
      partLoaders.anchors = anchors;
    });
    // The scroll padding of the previous test's page is removed first.
    await expect.poll(() => getComputedStyle(root).scrollPaddingTop).toBe('auto');
    long();
    location.hash = 'there';
    await nextFrames(2);
    const { scrollY } = window;
    await mountAll();
    await expect.poll(() => state('n')).not.toBe('normal');
    await nextFrames(3);
    expect([topOf('there'), window.scrollY, getComputedStyle(root).overflowAnchor]).toEqual([0, scrollY, 'auto']);
    // So code that loads late still finds the page at the position that the browser has chosen.
    arrive();
    await expect.poll(() => Math.round(topOf('there'))).toBe(edge('n'));
  });

  it('keeps a scroll position that the visitor has changed', async () => {
    long();
    location.hash = 'there';
    await nextFrames(2);
    window.scrollBy(0, 15);
    const { scrollY } = window;
    await alive();
    await expect.poll(() => state('n')).not.toBe('normal');
    await nextFrames(3);
    expect(window.scrollY).toBe(scrollY);
  });
});
