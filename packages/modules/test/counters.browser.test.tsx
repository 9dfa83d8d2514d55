/** Counters and countdowns in a browser: rings, sizes and labels. */

import { barCounters } from '@enliven/modules/bar-counters';
import { circleCounter } from '@enliven/modules/circle-counter';
import { countdown } from '@enliven/modules/countdown';
import { numberCounter } from '@enliven/modules/number-counter';
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import {
  barCounters as bars,
  below,
  circleCounter as circle,
  css,
  countdown as markup,
  numberCounter as number,
} from './counters-markup';

const open: (() => Promise<void>)[] = [];
beforeEach(() => page.viewport(1200, 800));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  scrollTo(0, 0);
});

async function render(...[behavior, markup_]: Parameters<typeof renderBehavior>) {
  const { element, stop } = await renderBehavior(behavior, markup_);
  open.push(stop);
  return element;
}

/** Returns the color of a pixel at fractions of the canvas's width and height, as [red, green, blue, alpha]. */
function pixel(canvas: HTMLCanvasElement, x: number, y: number): number[] {
  const { width } = canvas;
  return [...(canvas.getContext('2d')?.getImageData(Math.floor(x * width), Math.floor(y * width), 1, 1).data ?? [])];
}

describe('the ring of a circle counter', () => {
  const look = 'data-number-value="25" data-bar-bg-color="#00ff00" data-color="#0000ff" data-alpha="1"';

  it('is drawn clockwise from 12 o’clock, over the track', async () => {
    const element = await render(circleCounter, circle(look) + css);
    const canvas = element.querySelector('canvas') as HTMLCanvasElement;
    await until(() => canvas.width > 100);
    await expect.poll(() => element.querySelector('.percent-value')?.textContent, { timeout: 4000 }).toBe('25');
    const edge = 2 / canvas.clientWidth;
    // 1:30, 4:30, 7:30, 10:30 on the ring
    const [near, far] = [0.5 - (0.5 - edge) * Math.SQRT1_2, 0.5 + (0.5 - edge) * Math.SQRT1_2];
    expect(pixel(canvas, far, near)).toEqual([0, 255, 0, 255]);
    for (const [x, y] of [
      [far, far],
      [near, far],
      [near, near],
    ] as const)
      expect(pixel(canvas, x, y)).toEqual([0, 0, 255, 255]);
    expect(pixel(canvas, 0.5, 0.5)).toEqual([0, 0, 0, 0]);
  });

  it('is as large as the inner width, and follows the width without counting again', async () => {
    const element = await render(circleCounter, circle(look) + css);
    const canvas = element.querySelector('canvas') as HTMLCanvasElement;
    const text = () => element.querySelector('.percent-value')?.textContent;
    await expect.poll(text, { timeout: 4000 }).toBe('25');
    expect([canvas.clientWidth, canvas.clientHeight]).toEqual([220, 220]);
    element.style.width = '150px';
    await until(() => canvas.clientWidth === 150 && canvas.clientHeight === 150);
    expect(text()).toBe('25');
    expect(pixel(canvas, 0.5 + (0.5 - 2 / 150) * Math.SQRT1_2, 0.5 - (0.5 - 2 / 150) * Math.SQRT1_2)[1]).toBe(255);
  });

  it('is drawn when a hidden counter is shown', async () => {
    await render(circleCounter, html`<section hidden>${circle(look)}</section>${css}`);
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    (document.querySelector('section') as HTMLElement).hidden = false;
    await until(() => canvas.clientWidth === 220);
  });

  it('supports custom properties as colors', async () => {
    const element = await render(
      circleCounter,
      html`<div style="--mint: #00ff80">${circle('data-number-value="100" data-bar-bg-color="var(--mint)"')}</div>${css}`,
    );
    const canvas = element.querySelector('canvas') as HTMLCanvasElement;
    await expect.poll(() => pixel(canvas, 0.5, 2 / 220).slice(0, 3), { timeout: 4000 }).toEqual([0, 255, 128]);
  });

  it('uses the colors for the breakpoint and for hover', async () => {
    await page.viewport(700, 800);
    const element = await render(
      circleCounter,
      circle(
        'data-number-value="100" data-bar-bg-color="#ff0000" data-bar-bg-color-phone="#0000ff" data-bar-bg-color-hover="#00ff00"',
      ) + css,
    );
    const canvas = element.querySelector('canvas') as HTMLCanvasElement;
    const top = () => pixel(canvas, 0.5, 2 / 220).slice(0, 3);
    await expect.poll(top, { timeout: 4000 }).toEqual([0, 0, 255]);
    const inner = element.querySelector('.et_pb_circle_counter_inner') as Element;
    inner.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await until(() => top().join() === '0,255,0');
    inner.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    await until(() => top().join() === '0,0,255');
  });
});

describe('a counter below the window', () => {
  it('starts when the visitor scrolls to it', async () => {
    const element = await render(numberCounter, below(number()) + css);
    expect(element.classList.contains('active')).toBe(false);
    element.scrollIntoView();
    await until(() => element.classList.contains('active'));
  });
});

it('a number counter shows a long number on one line in the largest font that fits', async () => {
  const sheet = html`<style>.percent p { font: 72px/72px sans-serif; overflow-wrap: break-word; margin: 0 }</style>`;
  const element = await render(
    numberCounter,
    html`<div id="box" style="width: 250px">${number('1250000')}</div>${css}${sheet}`,
  );
  const line = element.querySelector('.percent p') as HTMLElement;
  await until(() => line.style.fontSize !== '');
  (element.querySelector('.percent-value') as HTMLElement).textContent = '1,250,000';
  expect([line.offsetHeight, parseFloat(line.style.fontSize) > 30]).toEqual([72, true]);
  (document.querySelector('#box') as HTMLElement).style.width = '500px';
  await until(() => line.style.fontSize === '');
});

it('a number counter measures a long number again when web fonts have loaded', async () => {
  const sheet = html`<style>.percent p { font: 40px/72px sans-serif; margin: 0 }</style>`;
  const element = await render(
    numberCounter,
    html`<div style="width: 250px">${number('1250000')}</div>${css}${sheet}<style id="late"></style>`,
  );
  const line = element.querySelector('.percent p') as HTMLElement;
  await expect.poll(() => element.textContent, { timeout: 4000 }).toContain('1,250,000');
  expect(line.style.fontSize).toBe('');
  // Makes the digits wider, as another font does, without a change of any box.
  (document.querySelector('#late') as Element).textContent = '.percent p { letter-spacing: 30px }';
  await nextFrames();
  expect(line.style.fontSize).toBe('');
  document.fonts.dispatchEvent(new Event('loadingdone'));
  await until(() => line.style.fontSize !== '');
});

it('counters are printed before they are in view', async () => {
  const emulate = (media: string) =>
    (cdp() as unknown as { send(method: string, data: object): Promise<void> }).send('Emulation.setEmulatedMedia', {
      media,
    });
  const fade = '<style>.et_pb_number_counter { transition: opacity 1s }</style>';
  await renderBehavior(numberCounter, below(number() + circle() + bars()) + css + fade);
  await renderBehavior(circleCounter);
  await renderBehavior(barCounters);
  const looks = () => {
    const [root, ring, bar] = [
      '.et_pb_number_counter',
      '.et_pb_circle_counter .percent p',
      '.et_pb_counter_amount',
    ].map((selector) => getComputedStyle(document.querySelector(selector) as Element));
    return [root?.opacity, ring?.visibility, bar?.opacity, bar?.position];
  };
  expect(looks()).toEqual(['0', 'hidden', '0', 'static']);
  await emulate('print');
  onTestFinished(() => emulate(''));
  await nextFrames();
  expect(looks()).toEqual(['1', 'visible', '1', 'relative']);
});

describe('labels of a countdown', () => {
  it('are short in a container of at most 400 px, and long again above', async () => {
    const element = await render(countdown, html`<div id="box" style="width: 400px">${markup(1_893_456_000)}</div>`);
    const label = () => element.querySelector('.label')?.textContent;
    await until(() => label() === 'Day');
    (document.querySelector('#box') as HTMLElement).style.width = '401px';
    await until(() => label() === 'Day(s)');
  });

  it('follow the width of the window in Divi 5', async () => {
    await page.viewport(485, 800);
    const flex = '<i class="et_flex_module"></i>';
    const element = await render(countdown, `<div style="width: 300px">${markup(1_893_456_000)}</div>${flex}`);
    const label = () => element.querySelector('.label')?.textContent;
    expect(label()).toBe('Day(s)');
    await page.viewport(484, 800);
    await until(() => label() === 'Day');
  });
});
