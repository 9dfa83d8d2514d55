/** Context of all measurements: the page's data, a log, and iteration in slices. */
import { ITEMS_PER_CHECK, SLICE } from './constants';
import type { BeaconData } from './data';

export interface Run {
  readonly data: BeaconData;
  /** Whether the time limit has passed. */
  over?: boolean;
  /** Said on the console, if the site wants to hear it. */
  log(...words: unknown[]): void;
  /** Visits one by one, and lets the browser have its turn in between. */
  each<T>(items: ArrayLike<T>, visit: (item: T) => void): Promise<void>;
}

export function createRun(data: BeaconData): Run {
  let until = 0;
  const run: Run = {
    data,
    log(...words) {
      // biome-ignore lint/suspicious/noConsole: the site has asked for it
      if (data.debug) console.log(...words);
    },
    async each(items, visit) {
      for (let index = 0; index < items.length && !run.over; index++) {
        // Reading the clock has a cost. Hidden pages need no pauses, and their timers are slow.
        if (!(index % ITEMS_PER_CHECK) && performance.now() > until && !document.hidden) {
          await new Promise((resolve) => setTimeout(resolve));
          until = performance.now() + SLICE;
        }
        visit(items[index] as (typeof items)[number]);
      }
    },
  };
  return run;
}
