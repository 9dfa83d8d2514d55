/** Images and fonts that load late, keys and anchors: sticky modules cause no layout shifts. */
import { nextFrames } from '@enliven/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import './support/parts';
import { watchShifts } from '@enliven/testing';
import { find, module, mountAll, page, placeholders, print, scrollTo, state } from './support/sticky-page';

beforeEach(() => browser.viewport(1200, 800));

const root = document.documentElement;
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"/>')}`;
const text = (lines: number) => '<p style="margin:0;line-height:20px">text</p>'.repeat(lines);
const bar = (inner: string) => `<div class="et_pb_module et_pb_sticky_module m">${inner}</div>`;
/** Waits until the placeholder has the given height. */
const room = (pixels: number) => expect.poll(() => placeholders()[0]?.getBoundingClientRect().height).toBe(pixels);
const arrive = (selector: string) => {
  for (const image of document.querySelectorAll<HTMLImageElement>(selector)) image.src = PICTURE;
};

describe('an image that loads late', () => {
  it('in a stuck module enlarges its placeholder, without moving the visible content', async () => {
    print({ m: {} });
    page(`${text(20)}${bar('<img class="late" alt="" style="display:block">')}${text(200)}`);
    await mountAll();
    await scrollTo(1500);
    await expect.poll(() => state('m')).toBe('top 0px');
    const shifts = watchShifts();
    const read = document.elementFromPoint(20, 600) as Element;
    const { top } = read.getBoundingClientRect();
    // The image in the copy does not count.
    arrive('.m:not(.et_pb_sticky_placeholder) .late');
    await room(120);
    await nextFrames(3);
    expect(read.getBoundingClientRect().top).toBe(top);
    expect(find('m').getBoundingClientRect().top).toBe(0);
    await scrollTo(0);
    expect(state('m')).toBe('normal');
    expect(await shifts()).toEqual([]);
  });

  it('above a held module moves its limit', async () => {
    print({ m: { bottomLimit: 'section' } });
    page(
      `<img class="late" alt="" style="display:block"><div class="et_pb_section" style="display:flow-root;height:900px">${module('m', 400, 60)}</div>`,
    );
    await mountAll();
    await scrollTo(850);
    expect(state('m')).toBe('top 0px margin -10px');
    const { bottom } = find('m').getBoundingClientRect();
    arrive('.late');
    await expect
      .poll(() => document.querySelector('.et_pb_section')?.getBoundingClientRect().top)
      .toBe(120 - window.scrollY);
    const limit = () => (document.querySelector('.et_pb_section') as Element).getBoundingClientRect().bottom;
    await expect.poll(() => find('m').getBoundingClientRect().bottom).toBe(Math.min(60, limit()));
    expect(Math.abs(bottom - 50)).toBeLessThanOrEqual(1);
  });
});

it('a font that loads late changes the height of a stuck module and of its placeholder', async () => {
  print({ m: {}, n: {} });
  const words = 'Words that may need two lines. '.repeat(5);
  page(
    `<style>.m { width: 600px; font: 16px/20px sans-serif } .loaded .m { font-size: 32px; line-height: 40px }</style>
    ${text(10)}${bar(words)}${module('n', 300, 30)}${text(200)}`,
  );
  await mountAll();
  await scrollTo(1500);
  const before = find('m').offsetHeight;
  expect(state('n')).toBe(`top ${before}px`);
  root.classList.add('loaded');
  onTestFinished(() => root.classList.remove('loaded'));
  const after = find('m').offsetHeight;
  expect(after).toBeGreaterThan(before);
  await expect.poll(() => state('n')).toBe(`top ${after}px`);
  await room(after);
  const height = root.scrollHeight;
  const shifts = watchShifts();
  await scrollTo(0);
  expect([state('m'), state('n')]).toEqual(['normal', 'normal']);
  expect(root.scrollHeight).toBe(height);
  expect(await shifts()).toEqual([]);
});

describe('no layout shift occurs', () => {
  const long = () => {
    print({ m: { bottomLimit: 'section' }, n: {} });
    page(
      `<style>.m, .n { padding: 20px } .et_pb_sticky { padding: 4px }</style>${text(10)}<div class="et_pb_section" style="display:flow-root">${text(10)}${bar('<a href="#there">There</a>')}${text(80)}</div><div class="et_pb_module et_pb_sticky_module n">n</div>${text(60)}<h2 id="there">There</h2>${text(60)}`,
    );
    return mountAll();
  };

  it('when the keys End and Home are pressed', async () => {
    await long();
    const shifts = watchShifts();
    (find('m').querySelector('a') as HTMLElement).focus({ preventScroll: true });
    await userEvent.keyboard('{End}');
    await expect.poll(() => state('m')).toContain('margin');
    expect(state('n')).toBe('top 0px');
    await userEvent.keyboard('{Home}');
    await expect.poll(() => [state('m'), state('n')]).toEqual(['normal', 'normal']);
    expect(await shifts()).toEqual([]);
  });

  it('when an anchor is followed, and the next anchor target is not covered', async () => {
    await long();
    onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
    const shifts = watchShifts();
    (find('m').querySelector('a') as HTMLElement).click();
    await expect.poll(() => state('n')).toBe('top 0px');
    // Waits until the scroll padding has been updated.
    await expect.poll(() => getComputedStyle(root).scrollPaddingTop).toBe(`${find('n').offsetHeight}px`);
    (document.getElementById('there') as Element).scrollIntoView();
    await nextFrames(2);
    const { top } = (document.getElementById('there') as Element).getBoundingClientRect();
    // Browsers scroll by whole pixels.
    expect(Math.ceil(top)).toBeGreaterThanOrEqual(find('n').getBoundingClientRect().bottom);
    await scrollTo(0);
    expect(await shifts()).toEqual([]);
  });
});

it.each([
  ['the page keeps scroll anchoring at its top while copies are measured', 0, 'auto'],
  ['the page has no scroll anchoring further down while copies are measured', 300, 'none'],
])('%s', async (_name, y, expected) => {
  print({ m: {} });
  page(`${module('m', 800, 60)}${text(200)}`);
  await scrollTo(y);
  const anchoring: string[] = [];
  const inline: unknown[] = [];
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => target === root)) inline.push(root.getAttribute('style'));
    const added = records.flatMap(({ addedNodes }) => [...addedNodes] as Element[]);
    if (added.some((one) => one.matches?.('.et_pb_sticky_style_dom')))
      anchoring.push(getComputedStyle(root).overflowAnchor);
  });
  observer.observe(root, { attributeFilter: ['style'] });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await mountAll();
  await expect.poll(() => new Set(anchoring)).toEqual(new Set([expected]));
  await nextFrames(10);
  expect(getComputedStyle(root).overflowAnchor).toBe('auto');
  // For an inline style of the root, browsers recompute the styles of the whole page.
  expect(inline).toEqual([]);
});
