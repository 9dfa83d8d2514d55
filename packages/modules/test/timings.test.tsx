/** Durations of animations and delays, to the millisecond (docs/reference/shared.md#timings). */
import type { AnyBehavior } from '@enliven/core';
import { click, key, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { circleCounter } from '../src/circle-counter';
import { filterablePortfolio } from '../src/filterable-portfolio';
import { fullwidthPortfolio } from '../src/fullwidth-portfolio';
import { lightbox } from '../src/lightbox';
import { video } from '../src/video';
import { videoSlider } from '../src/video-slider';
import { circleCounter as circle, css as counterCss } from './counters-markup';
import { filterable, fullwidth, gallery, gridCss } from './grid-markup';
import { video as cover, mediaCss } from './media-markup';
import { controlSight } from './sight';
import { css as sliderCss, videoSlider as videos } from './slider-markup';

const open: (() => Promise<void>)[] = [];
async function render(behavior: AnyBehavior, markup: string): Promise<HTMLElement> {
  const { element, stop } = await renderBehavior(behavior, markup);
  open.push(stop);
  return element;
}

/** Waits until React has rendered, without running the timers under test. */
const rendered = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const after = async (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  await rendered();
};
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const stopFrames = () =>
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout', 'Date'] });
const FRAME = 16;

beforeEach(() => history.replaceState(null, '', location.pathname));
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of open.splice(0)) await stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const durations = (animate: MockInstance<Element['animate']>) =>
  new Set(animate.mock.calls.map(([, options]) => Number((options as KeyframeAnimationOptions).duration)));

describe('the circle counter', () => {
  it('counts for 1800 ms', async () => {
    const sight = controlSight();
    const element = await render(circleCounter, circle('data-number-value="33.5"') + counterCss);
    const text = () => element.querySelector('.percent-value')?.textContent;
    stopFrames();
    sight.look(element, 'seen');
    await rendered();
    await after(FRAME);
    // The first frame only reads the time.
    const begun = Date.now();
    while (text() !== '33.5' && Date.now() < begun + 5000) await after(FRAME);
    const lasted = Date.now() - begun;
    sight.restore();
    expect(lasted).toBeGreaterThanOrEqual(1800);
    expect(lasted).toBeLessThan(1800 + FRAME);
  });
});

describe('the lightbox', () => {
  it('is removed 500 ms after it was closed', async () => {
    const element = await render(lightbox, gallery() + gridCss);
    click(element.querySelector('.et_pb_gallery_image a') as Element);
    await until(() => document.querySelector('dialog .mfp-wrap.mfp-ready') !== null);
    stopTimers();
    key('Escape', document.querySelector('dialog') as Element);
    await rendered();
    expect(document.querySelector('dialog .mfp-removing')).not.toBeNull();
    await after(499);
    expect(document.querySelector('dialog .mfp-removing')).not.toBeNull();
    await after(1);
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('the filterable portfolio', () => {
  it('writes the address 500 ms after a press', async () => {
    const element = await render(filterablePortfolio, filterable() + gridCss);
    stopTimers();
    click(element.querySelector('[data-category-slug="print"]') as Element);
    await after(499);
    expect(location.hash).toBe('');
    await after(1);
    expect(location.hash).toBe('#works|print|1');
  });

  it('scrolls to its top in 800 ms when a page is turned', async () => {
    const element = await render(filterablePortfolio, filterable() + gridCss);
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top: 1000 } as DOMRect);
    const times: number[] = [];
    vi.spyOn(window, 'scrollTo').mockImplementation(() => void times.push(Date.now()));
    stopFrames();
    click(element.querySelector('a.page-2') as Element);
    await after(3000);
    expect(vi.mocked(window.scrollTo).mock.lastCall?.[0]).toMatchObject({ top: 1000 });
    const lasted = (times.at(-1) ?? 0) - (times[0] ?? 0);
    expect(lasted).toBeGreaterThanOrEqual(800);
    expect(lasted).toBeLessThan(800 + FRAME);
  });
});

describe('the fullwidth portfolio', () => {
  it('slides for 700 ms, and accepts the next press 100 ms later', async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        #tell: ResizeObserverCallback;
        constructor(tell: ResizeObserverCallback) {
          this.#tell = tell;
        }
        observe(): void {
          const entry = { contentRect: { width: 1024 } } as ResizeObserverEntry;
          queueMicrotask(() => this.#tell([entry], this as unknown as ResizeObserver));
        }
        disconnect(): void {}
      },
    );
    const element = await render(fullwidthPortfolio, fullwidth({ count: 7 }) + gridCss);
    await until(() => element.querySelector('.et_pb_carousel_group.active') !== null);
    const animate = vi.spyOn(Element.prototype, 'animate');
    const slides = () => element.querySelector('.et_pb_carousel_group.next') !== null;
    const next = async () => {
      click(element.querySelector('.et-pb-arrow-next') as Element);
      await rendered();
    };
    stopTimers();
    await next();
    expect(slides()).toBe(true);
    expect(durations(animate)).toEqual(new Set([700]));
    for (const { value } of animate.mock.results) (value as Animation).onfinish?.({} as AnimationPlaybackEvent);
    await rendered();
    expect(slides()).toBe(false);
    await after(99);
    await next();
    expect(slides()).toBe(false);
    await after(1);
    await next();
    expect(slides()).toBe(true);
  });
});

describe('a video', () => {
  it('has a cover that fades out in 500 ms', async () => {
    const element = await render(video, cover() + mediaCss);
    const animate = vi.spyOn(Element.prototype, 'animate');
    click(element.querySelector('.et_pb_video_play') as Element);
    await rendered();
    expect(durations(animate)).toEqual(new Set([500]));
    expect(new Set(animate.mock.contexts)).toEqual(new Set([element]));
  });
});

describe('a video slider', () => {
  it('removes its spinner after 500 ms', async () => {
    // Mounted once, so that its code has loaded before the timers are faked.
    await (await renderBehavior(videoSlider, videos() + sliderCss)).stop();
    stopTimers();
    const { element, mounts, stop } = await renderBehavior(videoSlider, videos() + sliderCss, false);
    open.push(stop);
    while (mounts.some(({ state }) => state !== 'mounted')) await after(0);
    await rendered();
    expect(element.classList.contains('et_pb_preload')).toBe(true);
    await after(499);
    expect(element.classList.contains('et_pb_preload')).toBe(true);
    await after(1);
    expect(element.classList.contains('et_pb_preload')).toBe(false);
  });
});
