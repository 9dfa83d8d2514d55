/** Computed styles at scroll positions equal the formula, with native timelines and frame by frame. */
import { nextFrames, until } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { positionPercent, readScrollData, type ScrollItem, styleAt, triggerPoint } from '../src/math';
import { entry, everywhere, find, renderEffects } from './support/scroll-page';

const view = window as unknown as { ScrollTimeline?: unknown };
const { ScrollTimeline } = view;

afterEach(() => {
  view.ScrollTimeline = ScrollTimeline;
  document.body.innerHTML = '';
  document.body.removeAttribute('class');
  scrollTo(0, 0);
});

const shift = { startValue: 4, midValue: 0, endValue: -4 };
const LISTS = everywhere(
  entry('.et_pb_text_0', 'opacity'),
  entry('.et_pb_text_1', 'translateY', shift),
  entry('.et_pb_text_1', 'rotate', { startValue: 90, midValue: 0, endValue: -45.5 }),
  entry('.et_pb_text_2', 'translateX', {
    ...shift,
    start: 10,
    midStart: 40,
    midEnd: 60,
    end: 90,
    trigger_start: 'top',
    transforms: { rotateZ: '5deg', scaleX: 1.2 },
  }),
  entry('.et_pb_text_2', 'scale', { startValue: 70, trigger_start: 'top' }),
  entry('.et_pb_text_3', 'blur', {
    startValue: 10,
    midStart: 40,
    midEnd: 60,
    midValue: 0,
    endValue: 5,
    trigger_start: 'bottom',
  }),
  entry('.et_pb_text_4', 'opacity', { startValue: -40, endValue: 150, start: 20, end: 80 }),
);
const ITEMS = readScrollData(LISTS).devices.get('desktop') as ScrollItem[];

/** Returns the numbers of a style, including the matrix of the transform. */
function numbers(style: { transform?: string; opacity?: string; filter?: string }): number[] {
  const { transform = 'none', opacity = '1', filter = '' } = style;
  const matrix = new DOMMatrixReadOnly(transform);
  const blur = Number(/blur\(([\d.]+)px\)/.exec(filter)?.[1] ?? 0);
  return [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f, Math.min(1, Math.max(0, Number(opacity))), blur];
}

/** Ratios within 0.01, pixels within 1. A blur may be about to jump. */
const TOLERANCE = [0.01, 0.01, 0.01, 0.01, 1, 1, 0.01, 1];

function positionAt(element: HTMLElement, { trigger }: (typeof ITEMS)[number], scroll: number): number {
  const box = { top: element.offsetTop, height: element.clientHeight };
  return positionPercent(triggerPoint(box, trigger), scroll, document.documentElement.clientHeight);
}

/** Returns whether all elements in the window are animated. Browsers report elements in view with a delay. */
const allBegun = (): boolean =>
  ITEMS.every((item) => {
    const element = find(item.id);
    const position = positionAt(element, item, scrollY);
    return position < 0 || position > 100 || element.getAnimations().length > 0;
  });

function expectFormula(scroll: number): void {
  for (const item of ITEMS) {
    const element = find(item.id);
    const position = positionAt(element, item, scroll);
    // Elements that were never near the window have no animation yet.
    if ((position < 0 || position > 100) && element.getAnimations().length === 0) continue;
    const wanted = numbers(styleAt(item, position));
    const seen = numbers(getComputedStyle(element));
    seen.forEach((number, at) => {
      const text = `${item.id} at ${scroll} (${position}): ${seen} instead of ${wanted}`;
      expect(Math.abs(number - (wanted[at] as number)), text).toBeLessThanOrEqual(TOLERANCE[at] as number);
    });
  }
}

describe.each([
  ['natively', true],
  ['frame by frame', false],
])('scroll effects %s', (_how, native) => {
  it('have the values of the formula at 50 positions, down and up', async () => {
    if (!native) view.ScrollTimeline = undefined;
    await renderEffects(LISTS);
    const end = document.documentElement.scrollHeight - innerHeight;
    const positions = Array.from({ length: 25 }, (_, at) => Math.round((at * end) / 24));
    for (const scroll of [...positions, ...positions.map((y) => y + 7).reverse()]) {
      scrollTo(0, scroll);
      await until(allBegun);
      await nextFrames(3);
      expectFormula(scrollY);
    }
    expect(document.getAnimations().every(({ timeline }) => (timeline !== document.timeline) === native)).toBe(true);
  });
});

const opacityOf = (selector: string): number => Number(getComputedStyle(find(selector)).opacity);
const fade = everywhere(entry('.et_pb_text_0', 'opacity'));
const height = () => document.documentElement.clientHeight;
/** Formula of a fade from 0 to 100 in the first half. */
const faded = (point: number) => Math.min(1, Math.max(0, (100 - (100 * (point - scrollY)) / height()) / 50));
const module = (style = '') => `<div class="et_pb_text_0" style="height:100px;${style}">Text</div>`;

describe('a page with scroll effects', () => {
  const aside = everywhere(entry('.et_pb_text_0', 'translateX', { startValue: 9, midValue: 9, endValue: 9 }));
  const container = `<div id="page-container">${module()}<div style="height:3000px"></div></div>`;

  it('does not scroll sideways because of a moved element', async () => {
    const { stop } = await renderEffects(aside, container);
    await until(() => find('.et_pb_text_0').getAnimations().length > 0);
    await nextFrames(3);
    expect(find('.et_pb_text_0').getBoundingClientRect().left).toBeGreaterThan(800);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await stop();
    expect(getComputedStyle(find('#page-container')).overflowX).toBe('visible');
  });

  it('with a boxed layout shows elements that move out of the box', async () => {
    document.body.className = 'et_boxed_layout';
    await renderEffects(aside, container);
    expect(getComputedStyle(find('#page-container')).overflowX).toBe('visible');
    expect(getComputedStyle(document.body).overflowX).toBe('clip');
  });

  it('that cannot scroll shows the values for its top', async () => {
    await renderEffects(fade, `<main><div style="height:${height() - 250}px"></div>${module()}</main>`);
    const point = find('.et_pb_text_0').offsetTop + 50;
    await until(() => Math.abs(opacityOf('.et_pb_text_0') - faded(point)) < 0.01);
    expect(opacityOf('.et_pb_text_0')).toBeLessThan(1);
  });

  it('with a fixed header has shorter scroll ranges', async () => {
    document.body.className = 'et_fixed_nav';
    await renderEffects(
      fade,
      `<main><div id="main-header" style="height:80px"></div><div style="height:${height() - 300}px"></div>${module()}<div style="height:3000px"></div></main>`,
    );
    const point = find('.et_pb_text_0').offsetTop + 50 - 80;
    await until(() => Math.abs(opacityOf('.et_pb_text_0') - faded(point)) < 0.01);
  });

  it('is measured again when it grows, and when hidden elements are shown', async () => {
    await renderEffects(
      fade,
      `<main><div id="above" style="height:10px"></div><div id="tab" style="display:none">${module()}</div><div style="height:3000px"></div></main>`,
    );
    find('#tab').style.display = 'block';
    find('#above').style.height = `${height() - 250}px`;
    const point = () => find('.et_pb_text_0').offsetTop + 50;
    await until(
      () => document.getAnimations().length > 0 && Math.abs(opacityOf('.et_pb_text_0') - faded(point())) < 0.01,
    );
    expect(opacityOf('.et_pb_text_0')).toBeLessThan(1);
  });

  it('is restored without a trace', async () => {
    const { stop } = await renderEffects(LISTS);
    const before = document.getAnimations().length;
    await stop();
    expect(before).toBeGreaterThan(0);
    expect(document.getAnimations()).toEqual([]);
    expect(find('.et_pb_text_0').getAttribute('style')).toBe('height:300px');
  });
});
