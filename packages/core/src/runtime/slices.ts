/** Works through a queue in slices short enough that a slow phone still answers the finger. */

/** Milliseconds one slice may take. Far below 50, since a slow phone needs four times as long. */
const BUDGET = 8;
/** Items in the first slice, for which most of the code is still to be compiled, and the most one may ever have. */
const FIRST = 1;
const MOST = 64;

/** Lets the browser paint and handle input. */
function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

interface Slices<T> {
  /** Adds an item; `urgent` ones go to the front. */
  push(item: T, urgent?: boolean): void;
  /** Forgets what has not been worked on. */
  clear(): void;
}

/** @param work handles one slice and resolves when the page shows it */
export function slices<T>(work: (items: T[]) => Promise<unknown>): Slices<T> {
  const queue: T[] = [];
  let size = FIRST;
  let running = false;

  async function run(): Promise<void> {
    running = true;
    // What is pushed in the same task belongs to the same slice.
    await null;
    while (queue.length > 0) {
      const start = performance.now();
      await work(queue.splice(0, size));
      const room = BUDGET / Math.max(performance.now() - start, 1);
      // It grows by doubling at the most: one lucky slice says little about the next.
      size = Math.round(Math.min(MOST, Math.max(1, size * Math.min(2, room))));
      if (queue.length > 0) await pause();
    }
    running = false;
  }
  return {
    push(item, urgent) {
      if (urgent) queue.unshift(item);
      else queue.push(item);
      if (!running) run();
    },
    clear: () => void queue.splice(0),
  };
}
