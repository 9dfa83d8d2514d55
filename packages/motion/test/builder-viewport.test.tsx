/** Viewport of scroll effects in a builder's preview. */
import { until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { builderViewport } from '../src/scroll-effects/builder-support';
import * as code from '../src/scroll-effects/preview-code';

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('class');
});

/** Returns a window around this one. */
const around = (more: object = {}) =>
  ({
    document: document.implementation.createHTMLDocument(),
    scrollY: 0,
    innerHeight: 800,
    innerWidth: 1200,
    ...more,
  }) as unknown as Window;

describe('builderViewport', () => {
  function stage(scrollY: number, frameTop: number) {
    const target = new EventTarget();
    const top = Object.assign(target, around({ scrollY })) as unknown as Window & { scrollY: number };
    const view = {
      document,
      top,
      parent: top,
      frameElement: { getBoundingClientRect: () => ({ top: frameTop }) },
      requestAnimationFrame: (draw: FrameRequestCallback) => requestAnimationFrame(draw),
      cancelAnimationFrame: (id: number) => cancelAnimationFrame(id),
    } as unknown as Window;
    return { top, view };
  }
  const frames: Keyframe[] = [];

  it('is the window around, measured from the canvas, and twice as high for a canvas at half size', async () => {
    const { top, view } = stage(0, 100);
    document.documentElement.className = 'et-fb-preview--tablet';
    const viewport = builderViewport(view, 'vb', code);
    const { height, header, driver } = viewport.measure(() => {});
    expect([height, header, viewport.lookAhead]).toEqual([800, 0, 500]);
    const animation = { pause() {}, cancel: vi.fn(), currentTime: -1 };
    const element = { animate: () => animation } as unknown as Element;
    const playing = driver?.(element, frames, { point: 800, height: 800 });
    // The canvas begins 100 px below the top.
    expect(animation.currentTime).toBe(0);
    top.scrollY = 500;
    top.dispatchEvent(new Event('scroll'));
    await until(() => animation.currentTime === 50);
    playing?.cancel();
    expect(animation.cancel).toHaveBeenCalledOnce();

    document.documentElement.className = 'et-fb-preview--zoom';
    viewport.update();
    expect(viewport.measure(() => {}).height).toBe(1600);
    expect(viewport.lookAhead).toBe(1500);
  });

  it('is the canvas when the canvas scrolls', () => {
    const { view } = stage(0, 100);
    const viewport = builderViewport(view, 'vb', code);
    expect(viewport.measure(() => {}).height).toBe(document.documentElement.clientHeight);
  });

  it('begins below the toolbar of the block editor', () => {
    const { view } = stage(0, 0);
    expect(builderViewport(view, 'lbp', code).measure(() => {}).header).toBe(-100);
  });
});
