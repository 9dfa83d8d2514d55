/** Milliseconds, taken so that they mean something. */

/** Shorter than this a single run drowns in the clock's steps. */
const LEAST = 20;

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Runs `work` until it took long enough to be timed. @returns milliseconds of one run */
export function timeEach(work: () => void): number {
  const begin = performance.now();
  let runs = 0;
  while (performance.now() - begin < LEAST) {
    work();
    runs++;
  }
  return (performance.now() - begin) / runs;
}

/** Resolves after everything that waits for its turn now. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => resolve();
    port1.postMessage(null);
  });
