/** Where a builder's preview scrolls, how large it is shown, and what it moves by then. */
import { until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { builderGround } from '../src/scroll-effects/builder-ground';
import { previewMode, scrollElement, scrollLocation, topWindow } from '../src/scroll-effects/builder-window';

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('class');
});

it.each([
  ['vb', 'app top top top app'],
  ['bfb', 'top top top top top'],
  ['tb', 'top top top top top'],
  ['lbb', 'top top top top top'],
  ['lbp', 'top top top app app'],
] as const)('%s: desktop, tablet, phone, zoom, wireframe scroll in %s', (context, places) => {
  const modes = ['desktop', 'tablet', 'phone', 'zoom', 'wireframe'];
  expect(modes.map((mode) => scrollLocation(context, mode)).join(' ')).toBe(places);
  expect(scrollLocation(context, 'sideways')).toBe(scrollLocation(context, 'wireframe'));
});

/** A window around this one. */
const around = (more: object = {}) =>
  ({
    document: document.implementation.createHTMLDocument(),
    scrollY: 0,
    innerHeight: 800,
    innerWidth: 1200,
    ...more,
  }) as unknown as Window;

describe('the window around', () => {
  it('is its own where the other is somebody else’s', () => {
    const foreign = {
      get document() {
        throw new Error('cross-origin');
      },
    };
    const view = { document, top: foreign } as unknown as Window;
    expect(topWindow(view)).toBe(view);
    const top = around();
    expect(topWindow({ document, top } as unknown as Window)).toBe(top);
  });

  it('says how it shows the page', () => {
    const top = around();
    const view = { document, top } as unknown as Window;
    expect(previewMode(view)).toBe('desktop');
    top.document.documentElement.className = 'et-fb-preview--zoom';
    expect(previewMode(view)).toBe('zoom');
    document.documentElement.className = 'et-fb-preview--phone';
    expect(previewMode(view)).toBe('phone');
  });

  it('scrolls in an element of its own in some builders', () => {
    const top = around();
    top.document.body.innerHTML =
      '<div id="et-fb-app"></div><div class="edit-post-layout__content"></div><div class="interface-interface-skeleton__content"></div>';
    expect(scrollElement('tb', top)?.id).toBe('et-fb-app');
    expect(scrollElement('lbb', top)?.id).toBe('et-fb-app');
    expect(scrollElement('vb', top)).toBeNull();
    expect(scrollElement('lbp', top)?.className).toContain('interface');
    Object.assign(top, { innerWidth: 600 });
    expect(scrollElement('lbp', top)).toBeNull();
  });
});

describe('what is passed', () => {
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

  it('is the window around, from where the canvas begins; twice as much where it is half as large', async () => {
    const { top, view } = stage(0, 100);
    document.documentElement.className = 'et-fb-preview--tablet';
    const ground = builderGround(view, 'vb');
    const { height, header, drive } = ground.frame(() => {});
    expect([height, header, ground.ahead]).toEqual([800, 0, 500]);
    const animation = { pause() {}, cancel: vi.fn(), currentTime: -1 };
    const element = { animate: () => animation } as unknown as Element;
    const playing = drive?.(element, frames, { point: 800, height: 800 });
    // The canvas begins a hundred pixels below.
    expect(animation.currentTime).toBe(0);
    top.scrollY = 500;
    top.dispatchEvent(new Event('scroll'));
    await until(() => animation.currentTime === 50);
    playing?.cancel();
    expect(animation.cancel).toHaveBeenCalledOnce();

    document.documentElement.className = 'et-fb-preview--zoom';
    ground.change();
    expect(ground.frame(() => {}).height).toBe(1600);
    expect(ground.ahead).toBe(1500);
  });

  it('is the canvas where that scrolls by itself', () => {
    const { view } = stage(0, 100);
    const ground = builderGround(view, 'vb');
    expect(ground.frame(() => {}).height).toBe(document.documentElement.clientHeight);
  });

  it('begins below what a block editor shows above', () => {
    const { view } = stage(0, 0);
    expect(builderGround(view, 'lbp').frame(() => {}).header).toBe(-100);
  });
});
