/** Multi-view on a crowded page: what a change of the device costs, and that it costs no more than some times the writing alone. */
import { until } from '@enliven/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { attr, entry, list, mountAll } from './support/multi-view-page';
import { atWidth } from './support/width';

/** A few, many, and as many as a list may name: what compares all with all costs more for each of many. */
const COUNTS = [100, 500, 1000];
/** How much longer a change may take than a plain loop with the same writes. */
const FACTOR = 10;
/** Milliseconds besides, for what is done once. */
const ONCE = 4;
/** Least of so many changes, until one is fast enough, since others may use the machine as well. */
const TRIES = 60;

/**
 * Measures a change to `width` until the last element has changed, with the work of observers of the document,
 * but without painting between slices.
 */
async function costOf(width: number, count: number): Promise<number> {
  vi.stubGlobal('scheduler', { yield: () => Promise.resolve() });
  onTestFinished(() => void vi.unstubAllGlobals());
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

/** The writes of a change to a phone, or back, and nothing else. @returns what they took */
function plainCost(targets: readonly Element[], others: (DocumentFragment | undefined)[], isNarrow: boolean): number {
  const start = performance.now();
  for (const [n, target] of targets.entries()) {
    const next = others[n];
    if (next) {
      const away = target.ownerDocument.createDocumentFragment();
      away.append(...target.childNodes);
      target.append(next);
      others[n] = away;
    } else if (n % 4 === 2) {
      target.classList.toggle('wide', !isNarrow);
      target.classList.toggle('narrow', isNarrow);
    } else target.classList.toggle('et_multi_view_hidden', isNarrow);
  }
  return performance.now() - start;
}

/** Parsed beforehand, as ours are. */
function narrowOnes(count: number, owner: Document): (DocumentFragment | undefined)[] {
  return Array.from({ length: count }, (_, n) => {
    if (n % 4 > 1) return undefined;
    const template = document.createElement('template');
    template.innerHTML = n % 4 ? `Narrow ${n}` : `<p>Narrow <b>${n}</b></p>`;
    return owner.adoptNode(template.content);
  });
}

describe('a page with many elements that differ by device', () => {
  describe.each([
    ['4', four],
    ['5', five],
  ])('generation %s', (_, mount) => {
    it.each(COUNTS)('changes %d of them in some times what writing alone takes', async (count) => {
      atWidth(1200);
      const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
      onTestFinished(() => parse.mockRestore());
      const { stop } = await mount(count);
      // Whatever has markup in it is parsed while the browser is idle.
      await until(() => parse.mock.calls.length === count / 4);
      parse.mockClear();
      // Drawn as they are, in a document that nobody observes.
      const frame = document.createElement('iframe');
      document.body.append(frame);
      onTestFinished(() => frame.remove());
      const copy = (frame.contentDocument as Document).body;
      copy.innerHTML = document.querySelector('main')?.innerHTML ?? '';
      const targets = [...copy.querySelectorAll('.t')];
      const others = narrowOnes(count, copy.ownerDocument);
      const text = (n: number) => document.querySelector(`.et_pb_text_${n} .t`)?.textContent;
      let [plain, ours] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let done = 0; done < TRIES && (done < 6 || ours > plain * FACTOR + ONCE); done++) {
        const isNarrow = done % 2 === 0;
        plain = Math.min(plain, plainCost(targets, others, isNarrow));
        ours = Math.min(ours, await costOf(isNarrow ? 400 : 1200, count));
        for (const n of [0, count - 3]) expect(text(n)).toBe(`${isNarrow ? 'Narrow' : 'Wide'} ${n}`);
      }
      expect(parse).not.toHaveBeenCalled();
      expect(ours, `${plain} ms for writing alone`).toBeLessThanOrEqual(plain * FACTOR + ONCE);
      await stop();
    });
  });
});
