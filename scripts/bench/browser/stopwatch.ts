/** Helpers that measure milliseconds. */

/** Minimum milliseconds of a measurement, since shorter ones are inaccurate by the clock's resolution. */
const MIN_MILLISECONDS = 20;

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Repeats `work` for `MIN_MILLISECONDS`. @returns milliseconds of one run */
export function timeEach(work: () => void): number {
  const begin = performance.now();
  let runs = 0;
  while (performance.now() - begin < MIN_MILLISECONDS) {
    work();
    runs++;
  }
  return (performance.now() - begin) / runs;
}

/** Resolves in a new task, after the tasks that are queued now. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => resolve();
    port1.postMessage(null);
  });
