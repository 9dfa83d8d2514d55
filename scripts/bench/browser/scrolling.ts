/** Runs in a page: starts scroll effects and sticky modules on demand, and scrolls frame by frame. */
import { type Behavior, type Runtime, start } from '@enliven/core';
import { scrollEffects } from '@enliven/motion/scroll-effects';
import { sticky } from '@enliven/sticky/sticky';

export interface ScrollBench {
  /** Resolves when everything moves. */
  start(): Promise<void>;
  /** Down and up again, `step` pixels for each frame. @returns how many frames that were */
  scroll(step: number, pixels: number): Promise<number>;
}

/** Does nothing: what it costs is what the runtime and React cost. */
const other: Behavior = {
  name: 'other',
  package: '@enliven/motion',
  selector: '.other',
  when: 'now',
  load: async () => ({ default: () => null }),
};

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

const bench: ScrollBench = {
  async start() {
    const { mounts }: Runtime = start([scrollEffects, sticky, other]);
    while ([...mounts].some(({ state }) => state !== 'mounted')) await frame();
    for (let count = 0; count < 30; count++) await frame();
  },
  async scroll(step, pixels) {
    const frames = Math.floor(pixels / step);
    for (const at of [...Array(frames).keys(), ...[...Array(frames).keys()].reverse()]) {
      scrollTo(0, at * step);
      await frame();
    }
    return 2 * frames;
  },
};

(globalThis as unknown as { bench: ScrollBench }).bench = bench;
