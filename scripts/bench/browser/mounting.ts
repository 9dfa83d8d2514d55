/** Benchmark of mounting, against a plain loop that adds the same number of listeners. */
import { type Runtime, start } from '@enliven/core';
import { others, press } from './press';
import { median } from './stopwatch';

export interface Timed {
  ms: number;
  base: number;
}

/** Markup of a behavior: two elements. */
const PRESS = '<div class="press"><p>Text</p></div>';

export const fill = (count: number, nodes = 0): void => {
  document.body.replaceChildren(boxOf(count, nodes));
};

/** Resolves when `count` behaviors have mounted. */
const mounted = (count: number): Promise<void> =>
  new Promise((resolve) => {
    let done = 0;
    const onMount = () => {
      if (++done < count) return;
      document.removeEventListener('enliven:mount', onMount);
      resolve();
    };
    document.addEventListener('enliven:mount', onMount);
  });

export async function mountAll(count: number): Promise<{ runtime: Runtime; ms: number }> {
  const begin = performance.now();
  const done = mounted(count);
  const runtime = start([press]);
  await done;
  return { runtime, ms: performance.now() - begin };
}

const listen = (root: ParentNode): void => {
  for (const element of root.querySelectorAll('.press')) {
    let on = false;
    element.classList.toggle('is-on', on);
    element.addEventListener('click', () => {
      on = !on;
      element.classList.toggle('is-on', on);
    });
  }
};

/** Minimum number of elements in a plain loop: fewer take less than the clock's resolution. */
const MIN_ELEMENTS = 20_000;

/** Times `work` on fresh elements, as mounting meets them. @returns milliseconds of one repetition */
function plain(count: number, prepare: () => void, work: () => void): number {
  const times = Math.max(3, Math.ceil(MIN_ELEMENTS / count));
  let ms = 0;
  for (let time = 0; time < times; time++) {
    prepare();
    const begin = performance.now();
    work();
    ms += performance.now() - begin;
  }
  document.body.replaceChildren();
  return ms / times;
}

/** Returns the minimum, since other work of the machine only adds time. */
const best = (numbers: readonly number[]): number => Math.min(...numbers);

const boxOf = (count: number, nodes = 0): Element => {
  const box = document.createElement('div');
  box.innerHTML = PRESS.repeat(count) + '<p>Text</p>'.repeat(nodes);
  return box;
};

/** Resolves when the page has been painted, so that painting does not count as mounting. */
const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** @param runs number of runs, alternating with the plain loop. The best of each counts, after a warm-up run */
export async function mounting(count: number, runs: number): Promise<Timed> {
  const times: number[] = [];
  const bases: number[] = [];
  const refill = () => fill(count);
  for (let run = 0; run <= runs; run++) {
    refill();
    await drawn();
    const { runtime, ms } = await mountAll(count);
    await runtime.stop();
    const base = plain(count, refill, () => listen(document));
    if (run === 0) continue;
    times.push(ms);
    bases.push(base);
  }
  return { ms: best(times), base: best(bases) };
}

/** Inserts nodes, a tenth of them with the behavior, into a page with mounted behaviors; against plain listeners. */
export async function inserting(nodes: number, runs: number): Promise<Timed> {
  const alive = nodes / 10;
  fill(100, 4900);
  const { runtime } = await mountAll(100);
  const extra = start(others(59));
  const box = () => boxOf(alive, nodes - 2 * alive);
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const added = box();
    const begin = performance.now();
    const done = mounted(alive);
    document.body.append(added);
    await done;
    if (run > 0) times.push(performance.now() - begin);
    added.remove();
  }
  await runtime.stop();
  await extra.stop();
  let added: Element;
  const prepare = () => {
    fill(100, 4900);
    added = box();
  };
  const base = plain(nodes, prepare, () => {
    document.body.append(added);
    listen(added);
  });
  return { ms: median(times), base };
}
