/** Functions that run in a page: start scroll effects and sticky modules, and scroll frame by frame. */
import { type Behavior, type Runtime, start } from '@enliven/core';
import { scrollEffects } from '@enliven/motion/scroll-effects';
import { sticky } from '@enliven/sticky/sticky';

export interface ScrollBench {
  /** Resolves when all effects have started. */
  start(): Promise<void>;
  /** Scrolls down and up again, `step` pixels per frame. @returns the number of frames */
  scroll(step: number, pixels: number): Promise<number>;
}

/** Behavior that does nothing, so that it costs only the runtime and React. */
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
