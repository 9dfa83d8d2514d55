/** Sticky modules in a builder's canvas that is as high as its content, in a window that scrolls (docs/reference/sticky.md#builders). */
import { emit } from '@enliven/core';
import { nextFrames, until } from '@enliven/testing';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { previewFrame } from '../src/sticky/builder-support';
import { giveBoxes, boxed as module, scrollPage } from './support/boxes';
import './support/parts';
import { find, mountAll, page, placeholders, print } from './support/sticky-page';

const globals = globalThis as Record<string, unknown>;

/** Creates a window around this one, in which the canvas begins 100 px below the top. */
function stage(mode: string, builderType = 'vb') {
  const top = Object.assign(new EventTarget(), {
    document: document.implementation.createHTMLDocument(),
    innerHeight: 800,
    innerWidth: 1200,
  });
  const frame = { top: 100 };
  top.document.documentElement.className = `et-fb-preview--${mode}`;
  vi.spyOn(window, 'top', 'get').mockReturnValue(top as never);
  vi.spyOn(window, 'parent', 'get').mockReturnValue(top as never);
  const value = { getBoundingClientRect: () => frame };
  Object.defineProperty(window, 'frameElement', { configurable: true, value });
  globals.et_builder_utils_params = { builderType };
  onTestFinished(() => {
    delete globals.et_builder_utils_params;
    delete globals.frameElement;
    vi.restoreAllMocks();
  });
  return {
    top,
    async scroll(y: number) {
      frame.top = 100 - y;
      top.dispatchEvent(new Event('scroll'));
      await nextFrames(2);
    },
  };
}

beforeEach(() => {
  giveBoxes();
  scrollPage(0);
});

describe('in a canvas, a module that sticks to the top', () => {
  const one = async (mode: string) => {
    const around = stage(mode);
    print({ m: { topOffset: '20px', bottomLimit: 'section' } });
    page(`<div class="et_pb_section" data-box="0 0 900 1000">${module('m', 500, 100)}</div>`);
    const runtime = await mountAll();
    await nextFrames(3);
    return { ...around, runtime };
  };

  it('moves with the outer window, and stops at its limit', async () => {
    const { scroll, runtime } = await one('tablet');
    await scroll(579);
    expect(placeholders()).toEqual([]);
    await scroll(600);
    const { style } = find('m');
    expect([style.position, style.top, style.marginTop, style.willChange]).toEqual(['fixed', '520px', '0px', 'top']);
    await scroll(700);
    expect(style.top).toBe('620px');
    // The limit ends at 1000.
    for (const y of [980, 1000, 1500]) {
      await scroll(y);
      expect([style.top, style.translate, style.marginTop]).toEqual(['900px', '', '0px']);
    }
    await scroll(0);
    expect(placeholders()).toEqual([]);
    await runtime.stop();
    expect(find('m').hasAttribute('style')).toBe(false);
  });

  it('moves twice as far when the canvas is shown at half size', async () => {
    const { scroll } = await one('zoom');
    await scroll(350);
    expect(find('m').style.top).toBe('520px');
  });

  it('follows the canvas if the canvas scrolls, until the preview changes', async () => {
    const { scroll, top } = await one('desktop');
    await scroll(600);
    expect(placeholders()).toEqual([]);
    await scrollPage(600);
    expect(find('m').style.top).toBe('20px');
    await scrollPage(0);
    top.document.documentElement.className = 'et-fb-preview--phone';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    emit(window, 'et_fb_preview_mode_changed');
    vi.advanceTimersByTime(1999);
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // A measurement after layout waits for a timer.
      vi.advanceTimersByTime(0);
    }
    expect(find('m').style.top).toBe('');
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await until(() => find('m').style.top === '520px');
  });
});

it('in a canvas, a module that sticks to the bottom moves with the outer window', async () => {
  const { scroll } = stage('tablet');
  print({ m: { position: 'bottom', bottomOffset: '30px', topLimit: 'section' } });
  page(`<div class="et_pb_section" data-box="0 1000 900 2000">${module('m', 2500, 100)}</div>`);
  await mountAll();
  await scroll(100);
  // The module is held by its limit.
  expect(find('m').style.top).toBe('1000px');
  await scroll(900);
  expect([find('m').style.top, find('m').style.bottom]).toEqual([`${800 + 800 - 30 - 100}px`, 'auto']);
});

describe('the element that scrolls', () => {
  it.each([
    ['vb', 'desktop', undefined],
    ['vb', 'wireframe', undefined],
    ['vb', 'phone', 'window'],
    ['bfb', 'desktop', 'window'],
    ['tb', 'wireframe', 'et-fb-app'],
    ['lbb', 'desktop', 'et-fb-app'],
    ['lbp', 'tablet', 'content'],
    ['lbp', 'wireframe', undefined],
  ] as const)('in the builder %s and the mode %s is %s', (context, mode, expected) => {
    const { top } = stage(mode, context);
    top.document.body.innerHTML =
      '<div id="et-fb-app"></div><div id="content" class="interface-interface-skeleton__content"></div>';
    const scroller = previewFrame(window, context)?.scroller;
    expect(scroller && ((scroller as Element).id ?? 'window')).toBe(expected);
  });

  it('is the page when the outer window has another origin', () => {
    const { top } = stage('phone');
    Object.defineProperty(top, 'document', {
      get() {
        throw new Error('cross-origin');
      },
    });
    expect(previewFrame(window, 'vb')).toBeUndefined();
  });
});

it('a module keeps its sticky styles while it is edited', async () => {
  stage('desktop');
  print({ m: {} });
  page(module('m', 500, 100));
  await mountAll();
  await nextFrames(2);
  await scrollPage(600);
  find('m').classList.add('et_pb_sticky--editing');
  await nextFrames(1);
  await scrollPage(0);
  expect(placeholders()).toEqual([]);
  expect(find('m').matches('.et_pb_sticky.et_pb_sticky--top')).toBe(true);
  expect(find('m').style.position).toBe('');
  find('m').classList.remove('et_pb_sticky--editing');
  await until(() => !find('m').matches('.et_pb_sticky'));
});
