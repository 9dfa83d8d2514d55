/** Very wide rings of circle counters: the pixels of one canvas and of all canvases on a page are limited. */
import { circleCounter } from '@enliven/modules/circle-counter';
import { html, renderBehavior, until } from '@enliven/testing';
import { afterEach, expect, it } from 'vitest';
import { circleCounter as circle, css } from './counters-markup';

afterEach(() => {
  document.body.innerHTML = '';
});

const LARGEST = 2048;
const canvases = () => [...document.querySelectorAll('canvas')];

/** Renders counters, and returns the pixels of all canvases once each is drawn. */
async function render(count: number, width: number) {
  const rings = circle().repeat(count);
  const { stop } = await renderBehavior(
    circleCounter,
    html`${css}<div style="width:${width}px">${rings}</div><style>.et_pb_circle_counter { width: 100%; max-width: none }</style>`,
  );
  const start = performance.now();
  await until(() => canvases().length === count && canvases().every((canvas) => canvas.style.width === `${width}px`));
  const took = performance.now() - start;
  return { stop, took, area: canvases().reduce((sum, canvas) => sum + canvas.width * canvas.height, 0) };
}

it('a ring 16,000 px wide is drawn on a canvas of 2,048 pixels at its full size', async () => {
  const { stop, took } = await render(1, 16_000);
  const [canvas] = canvases() as [HTMLCanvasElement];
  expect([canvas.width, canvas.height]).toEqual([LARGEST, LARGEST]);
  expect([canvas.clientWidth, canvas.clientHeight]).toEqual([16_000, 16_000]);
  expect(took).toBeLessThan(2000);
  await stop();
});

it('forty such rings share the pixels of four, and free them when they end', async () => {
  const first = await render(40, 16_000);
  expect(first.area).toBeLessThan(LARGEST ** 2 * 4.2);
  await first.stop();
  document.body.innerHTML = '';
  const second = await render(1, 3000);
  expect(second.area).toBe(LARGEST ** 2);
  await second.stop();
});

it('a ring of a usual size has the pixels of the screen', async () => {
  const { stop, area } = await render(3, 220);
  expect(area).toBe(3 * Math.round(220 * devicePixelRatio) ** 2);
  await stop();
});
