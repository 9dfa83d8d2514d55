/** Multi-view on a large page: the duration of a device change, compared with a plain loop of the same writes. */
import { until } from '@enliven/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { attr, entry, list, mountAll } from './support/multi-view-page';
import { atWidth } from './support/width';

/** Element counts up to the limit of a list. An algorithm that compares all elements with each other fails at the highest. */
const COUNTS = [100, 500, 1000];
/** Factor by which a change may exceed a plain loop with the same writes. */
const FACTOR = 10;
/** Additional milliseconds for work that does not depend on the count. */
const ONCE = 4;
/** Attempts until one change is fast enough, since other processes may use the machine. */
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
  // A message rather than a timer, whose minimum delay would distort small counts.
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

/** Performs only the writes of a change to a phone or back. @returns their duration in milliseconds */
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

/** Parses the contents in advance, as multi-view does. */
function narrowOnes(count: number, owner: Document): (DocumentFragment | undefined)[] {
  return Array.from({ length: count }, (_, n) => {
    if (n % 4 > 1) return undefined;
    const template = document.createElement('template');
    template.innerHTML = n % 4 ? `Narrow ${n}` : `<p>Narrow <b>${n}</b></p>`;
    return owner.adoptNode(template.content);
  });
}

describe('multi-view on a large page', () => {
  describe.each([
    ['4', four],
    ['5', five],
  ])('of Divi %s', (_, mount) => {
    it.each(COUNTS)('changes %d elements within a constant factor of a plain loop', async (count) => {
      atWidth(1200);
      const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
      onTestFinished(() => parse.mockRestore());
      const { stop } = await mount(count);
      // Contents with markup are parsed while the browser is idle.
      await until(() => parse.mock.calls.length === count / 4);
      parse.mockClear();
      // The plain loop runs in a document of its own without observers.
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
