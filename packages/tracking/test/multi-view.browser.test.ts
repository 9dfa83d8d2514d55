/** Multi-view on a crowded page: what a change of the device costs, and that it grows no faster than the page. */
import { until } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { attr, entry, list, mountAll } from './support/multi-view-page';
import { atWidth } from './support/width';

const MANY = 500;
/** As many as a list may name, and a tenth of them. */
const MOST = 1000;
const FEW = MOST / 10;
/** Milliseconds for a change; alone on a machine it takes a third. */
const BUDGET = 30;
/** Changes until one has to be as fast, since others may use the machine as well. */
const TRIES = 40;
/** Ten times the elements may cost as much more, and something for the measuring; what compares all with all costs a hundred times. */
const GROWTH = 18;

/** What a change to `width` takes until the last of the elements has changed, and what observers of the document do because of it. */
async function costOf(width: number, count: number): Promise<number> {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: width, configurable: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.dispatchEvent(new Event('resize'));
  const start = performance.now();
  vi.advanceTimersByTime(300);
  vi.useRealTimers();
  const last = document.querySelector(`.et_pb_text_${count - 1} .t`);
  const isDone = () => last?.classList.contains('et_multi_view_hidden') === width < 768;
  // No timer, whose least delay would count with few elements.
  for (let turn = 0; turn < 5000 && !isDone(); turn++)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  return performance.now() - start;
}

const words = (n: number) => (n % 4 ? `Wide ${n}` : `<p>Wide ${n}</p>`);
const page = (count: number, attributeOf: (n: number) => string = () => '') =>
  mountAll(
    `<main>${Array.from(
      { length: count },
      (_, n) => `<div class="et_pb_module et_pb_text_${n}"><div class="t" ${attributeOf(n)}>${words(n)}</div></div>`,
    ).join('')}</main>`,
  );

const schemas: readonly ((n: number) => object)[] = [
  (n) => ({ content: { desktop: `<p>Wide ${n}</p>`, phone: `<p>Narrow <b>${n}</b></p>` } }),
  (n) => ({ content: { desktop: `Wide ${n}`, phone: `Narrow ${n}`, hover: `Hovered ${n}` } }),
  () => ({ classes: { desktop: { add: ['wide'] }, phone: { remove: ['wide'], add: ['narrow'] } } }),
  () => ({ visibility: { desktop: true, phone: false } }),
];
const four = (count: number) => page(count, (n) => attr((schemas[n % 4] as (typeof schemas)[0])(n)));

const entries: readonly ((n: number, more: object) => object)[] = [
  (n, more) => entry('setContent', { desktop: `<p>Wide ${n}</p>`, phone: `<p>Narrow <b>${n}</b></p>` }, more),
  (n, more) => entry('setContent', { desktop: `Wide ${n}`, phone: `Narrow ${n}`, 'desktop--hover': 'H' }, more),
  (_, more) => entry('setClassName', { desktop: { add: ['wide'] }, phone: { add: ['narrow'] } }, more),
  (_, more) => entry('setVisibility', { desktop: 'visible', phone: 'hidden' }, more),
];
function five(count: number) {
  const module = (n: number) => ({
    moduleId: `divi/text-${n}`,
    hoverSelector: `.et_pb_text_${n}`,
    selector: `.et_pb_text_${n} .t`,
  });
  list(...Array.from({ length: count }, (_, n) => (entries[n % 4] as (typeof entries)[0])(n, module(n))));
  return page(count);
}

/** The fastest of some changes to a phone. @param enough milliseconds below which no more are tried */
async function fastest(count: number, enough: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let done = 0; done < 12 || (done < TRIES && best >= enough); done++) {
    const width = done % 2 ? 1200 : 400;
    const cost = await costOf(width, count);
    if (width === 400) best = Math.min(best, cost);
    const text = (n: number) => document.querySelector(`.et_pb_text_${n} .t`)?.textContent;
    for (const n of [0, count - 3]) expect(text(n)).toBe(`${width > 767 ? 'Wide' : 'Narrow'} ${n}`);
  }
  return best;
}

describe('a page with 500 elements that differ by device', () => {
  it.each([
    ['4', four],
    ['5', five],
  ])('generation %s', async (_, mount) => {
    atWidth(1200);
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    const costs: number[] = [];
    for (const count of [FEW, MANY, MOST]) {
      const { stop } = await mount(count);
      // Whatever has markup in it is parsed while the browser is idle.
      await until(() => parse.mock.calls.length === count / 4);
      parse.mockClear();
      costs.push(await fastest(count, count > MANY ? 0 : BUDGET));
      expect(parse).not.toHaveBeenCalled();
      await stop();
      parse.mockClear();
    }
    parse.mockRestore();
    const [few = 0, many = 0, most = 0] = costs;
    expect(many).toBeLessThan(BUDGET);
    expect(most / few, `${few} ms, then ${most} ms`).toBeLessThan(GROWTH);
  });
});
