/** Queue that is processed in slices, short enough for slow phones to stay responsive. */
import { global } from '../page/global';

/** Maximum duration of a slice in milliseconds. Far below 50, since a slow phone takes four times as long. */
const BUDGET = 8;
/** Items in the first slice, in which the code is compiled, and maximum items of a slice. */
const FIRST = 1;
const MOST = 64;

/** Lets the browser paint and handle input. */
export function yieldToBrowser(): Promise<void> {
  const scheduler = global('scheduler') as { yield?(): Promise<void> } | undefined;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

interface SlicedQueue<T> {
  /** Adds an item; `urgent` ones go to the front. */
  push(item: T, urgent?: boolean): void;
  /** Empties the queue. */
  clear(): void;
}

/**
 * Works through a queue in slices that leave the browser time to answer the visitor.
 *
 * @param work handles one slice and resolves when the page shows it
 */
export function createSlicedQueue<T>(work: (items: T[]) => Promise<unknown>): SlicedQueue<T> {
  const queue: T[] = [];
  let size = FIRST;
  let running = false;

  async function run(): Promise<void> {
    running = true;
    // Waits for items that are pushed in the same task.
    await null;
    while (queue.length > 0) {
      const start = performance.now();
      await work(queue.splice(0, size));
      const room = BUDGET / Math.max(performance.now() - start, 1);
      // At most doubles, since one fast slice says little about the next.
      size = Math.round(Math.min(MOST, Math.max(1, size * Math.min(2, room))));
      if (queue.length > 0) await yieldToBrowser();
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
