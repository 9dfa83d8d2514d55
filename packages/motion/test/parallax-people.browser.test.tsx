/** Parallax backgrounds without motion: under reduced motion, on mobile devices, and in browsers without fixed backgrounds. */
import { $reducedMotion } from '@enliven/core';
import { parallax } from '@enliven/motion';
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const css = html`<style>
  body { margin: 0; }
  .et_pb_section { position: relative; height: 400px; }
  .et_parallax_bg_wrap, .et-pb-parallax-wrapper { position: absolute; inset: 0; overflow: hidden; }
  .et_parallax_bg, .et-pb-parallax-background {
    position: absolute; bottom: 0; left: 0; width: 100%; height: 100%; background: linear-gradient(teal, navy);
  }
  .et-pb-parallax-background--css { background-attachment: fixed; }
  .end { height: 3000px; }
</style>`;
const four = html`<span class="et_parallax_bg_wrap"><span class="et_parallax_bg"></span></span>`;
const five = (more = '') =>
  html`<span class="et-pb-parallax-wrapper"><span class="et-pb-parallax-background${more}"></span></span>`;
const page = (inner: string) =>
  html`<div class="et_pb_section">${inner}<p>Words</p></div><div class="end"></div>${css}`;

const shiftOf = (element: Element) => new DOMMatrix(getComputedStyle(element).transform).m42;
const isMoving = (element: Element) => element.getAnimations().length > 0;

let calm = false;
let onCalm = new Set<() => void>();
const { matchMedia } = window;

beforeEach(() => {
  calm = false;
  onCalm = new Set();
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion')
      ? {
          get matches() {
            return calm;
          },
          addEventListener: (_type: string, listener: () => void) => onCalm.add(listener),
          removeEventListener: (_type: string, listener: () => void) => onCalm.delete(listener),
        }
      : matchMedia.call(window, query),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'diviElementBackgroundParallaxData');
  document.body.innerHTML = '';
  document.body.removeAttribute('class');
});

describe('under reduced motion', () => {
  it('a background is as high as its element and does not move', async () => {
    calm = true;
    const { element, stop } = await renderBehavior(parallax, page(four));
    await until(() => element.style.height === '100%');
    expect([element.style.backgroundAttachment, element.offsetHeight, shiftOf(element)]).toEqual(['scroll', 400, 0]);
    expect(isMoving(element)).toBe(false);
    await stop();
    expect(document.body.innerHTML).toBe(page(four));
  });

  it('a background stops and moves again when the preference changes', async () => {
    const { element } = await renderBehavior(parallax, page(four));
    await until(() => isMoving(element));
    calm = true;
    for (const tell of onCalm) tell();
    expect($reducedMotion.get()).toBe(true);
    await until(() => element.style.height === '100%' && !isMoving(element));
    calm = false;
    for (const tell of onCalm) tell();
    await until(() => isMoving(element) && element.style.height !== '100%');
  });
});

describe('on mobile devices', () => {
  it('a background of Divi 4 does not move and has no inline styles', async () => {
    document.body.className = 'et_mobile_device';
    const { element } = await renderBehavior(parallax, page(four));
    await nextFrames(4);
    expect([element.getAttribute('style'), isMoving(element)]).toEqual([null, false]);
  });

  it('a background of Divi 5 moves', async () => {
    document.body.className = 'et_mobile_device';
    const { element } = await renderBehavior(parallax, page(five()));
    await until(() => isMoving(element));
  });
});

describe('a background of Divi 5 with the class of fixed backgrounds', () => {
  const fixed = page(five(' et-pb-parallax-background--css'));

  it('is moved if the browser does not support fixed backgrounds, as on iOS', async () => {
    const { supports } = CSS;
    vi.spyOn(CSS, 'supports').mockImplementation((...query: string[]) =>
      query[0]?.includes('touch-callout') ? true : supports.apply(CSS, query as [string]),
    );
    const { element } = await renderBehavior(parallax, fixed);
    await until(() => isMoving(element));
    expect(element.style.backgroundAttachment).toBe('scroll');
  });

  it('is moved when the page’s data says so', async () => {
    (globalThis as Record<string, unknown>).diviElementBackgroundParallaxData = [
      {
        selector: '.et_pb_section',
        data: [{ uniqueSelector: '.et-pb-parallax-background', enabled: 'on', trueParallax: 'on' }],
      },
    ];
    const { element } = await renderBehavior(parallax, fixed);
    await until(() => isMoving(element));
  });
});
