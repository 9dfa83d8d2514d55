/** Parallax backgrounds in a browser: their position at each scroll position, with and without native timelines. */
import { parallax } from '@enliven/motion';
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

const [WIDTH, VIEWPORT] = [800, 900];

beforeEach(async () => {
  await page.viewport(WIDTH, VIEWPORT);
  scrollTo(0, 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const css = html`<style>
  body, p { margin: 0; }
  .et_pb_section { position: relative; height: 400px; }
  .et_parallax_bg_wrap, .et-pb-parallax-wrapper { position: absolute; inset: 0; overflow: hidden; }
  .et_parallax_bg, .et-pb-parallax-background {
    position: absolute; bottom: 0; left: 0; width: 100%; height: 100%; background: linear-gradient(teal, navy);
  }
  .et_pb_parallax_css, .et-pb-parallax-background--css { background-attachment: fixed; }
  .room { height: 1000px; }
  .end { height: 3000px; }
</style>`;

const four = html`<span class="et_parallax_bg_wrap"><span class="et_parallax_bg"></span></span>`;
const five = html`<span class="et-pb-parallax-wrapper"><span class="et-pb-parallax-background"></span></span>`;
const section = (inner: string, style = '') =>
  html`<div class="et_pb_section"${style && ` style="${style}"`}>${inner}<p>Words</p></div>`;
const around = (inner: string) => `<div class="room"></div>${inner}<div class="end"></div>${css}`;

const shiftOf = (element: Element) => new DOMMatrix(getComputedStyle(element).transform).m42;
const formula = (scroll: number, top = 1000) => 0.3 * (scroll + VIEWPORT - top);

async function scroll(y: number) {
  scrollTo(0, y);
  await nextFrames(3);
}

async function render(markup: string) {
  const rendered = await renderBehavior(parallax, around(markup));
  await until(() => rendered.element.style.height !== '');
  await nextFrames(3);
  return rendered;
}

describe.each([
  ['by the browser’s timelines', true],
  ['with each scroll', false],
])('a background moved %s', (_how, native) => {
  beforeEach(() => {
    if (!native) vi.stubGlobal('ViewTimeline', undefined);
  });

  it.each([
    ['Divi 4', four],
    ['Divi 5', five],
  ])('has the position of the formula (%s)', async (_generation, inner) => {
    const { element } = await render(section(inner));
    expect(element.offsetHeight).toBe(670);
    for (const y of [100, 101, 137, 280, 550, 900, 1000, 1222, 1399]) {
      await scroll(y);
      expect(shiftOf(element)).toBeCloseTo(formula(y), 1);
    }
    await scroll(550);
    expect(shiftOf(element)).toBeCloseTo(135, 1);
  });

  it.each([
    ['its own section', 'overflow: hidden; border-radius: 20px', ''],
    ['an element around its section', '', 'overflow: hidden; padding-top: 55px'],
  ])('has the position of the formula when an element clips: %s', async (_what, own, outer) => {
    const { element } = await render(`<div style="${outer}">${section(four, own)}</div>`);
    const top = 1000 + (outer ? 55 : 0);
    for (const y of [200, 550, 1000, 1350]) {
      await scroll(y);
      expect(shiftOf(element)).toBeCloseTo(formula(y, top), 1);
    }
  });

  it('has the position of the formula when root and body clip', async () => {
    const { element } = await render(`${section(four)}<style>html, body { overflow-x: hidden; }</style>`);
    await scroll(550);
    await until(() => Math.abs(shiftOf(element) - 135) < 0.1);
  });

  it('always covers the visible part of its section', async () => {
    const { element } = await render(section(four));
    for (let y = 100; y < 1400; y += 90) {
      await scroll(y);
      const owner = (element.parentElement as Element).getBoundingClientRect();
      const own = element.getBoundingClientRect();
      expect(own.top).toBeLessThanOrEqual(Math.max(0, owner.top) + 0.5);
      expect(own.bottom).toBeGreaterThanOrEqual(Math.min(VIEWPORT, owner.bottom) - 0.5);
    }
  });

  it('follows a change of the window’s height', async () => {
    const { element } = await render(section(four));
    await page.viewport(WIDTH, 600);
    await until(() => element.offsetHeight === 580);
    await scroll(700);
    expect(shiftOf(element)).toBeCloseTo(0.3 * (700 + 600 - 1000), 1);
  });

  it('follows changes of its section and of content above', async () => {
    const { element } = await render(section(four));
    (element.closest('.et_pb_section') as HTMLElement).style.height = '500px';
    await until(() => element.offsetHeight === 770);
    (document.querySelector('.room') as HTMLElement).style.height = '1200px';
    await nextFrames(3);
    await scroll(900);
    expect(shiftOf(element)).toBeCloseTo(formula(900, 1200), 1);
  });

  it('starts when its section is shown', async () => {
    const { element } = await renderBehavior(parallax, around(section(four, 'display: none')));
    await nextFrames(3);
    expect(element.getAttribute('style')).toBeNull();
    (element.closest('.et_pb_section') as HTMLElement).style.display = '';
    await until(() => element.offsetHeight === 670);
    await scroll(550);
    expect(shiftOf(element)).toBeCloseTo(135, 1);
  });

  it('is restored at any scroll position', async () => {
    const markup = around(section(four));
    const { element, stop } = await render(section(four));
    await scroll(550);
    await stop();
    expect(document.body.innerHTML).toBe(markup);
    expect(shiftOf(element)).toBe(0);
  });
});

it('a background is moved on scroll events if timelines have no ranges', async () => {
  const range = Object.getOwnPropertyDescriptor(Animation.prototype, 'rangeStart') as PropertyDescriptor;
  Reflect.deleteProperty(Animation.prototype, 'rangeStart');
  onTestFinished(() => void Object.defineProperty(Animation.prototype, 'rangeStart', range));
  expect('ViewTimeline' in window).toBe(true);
  const { element } = await render(section(four));
  await scroll(550);
  await until(() => element.style.transform === 'translate(0px, 135px)');
});

describe('a background that the style sheet fixes', () => {
  it('receives no inline styles', async () => {
    const { element } = await renderBehavior(
      parallax,
      around(section(four.replace('_bg"', '_bg et_pb_parallax_css"'))),
    );
    await nextFrames(3);
    expect(element.getAttribute('style')).toBeNull();
    expect(getComputedStyle(element).backgroundAttachment).toBe('fixed');
  });
});
