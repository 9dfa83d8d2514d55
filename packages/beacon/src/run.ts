/** What every measurement is given: what the page says, a log, and time in pieces. */
import { ITEMS_PER_CHECK, SLICE } from './constants';
import type { BeaconData } from './data';

export interface Run {
  readonly data: BeaconData;
  /** Nobody waits for results any more. */
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
        // The clock is slow too. On a hidden page nobody is kept waiting, and timers are slower still.
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
