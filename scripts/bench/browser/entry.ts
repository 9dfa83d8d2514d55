/** Commands of the bench for a page. */
import { fill, inserting, mountAll, mounting } from './mounting';
import { scanning } from './scanning';
import { nextTask } from './stopwatch';

/** Brings everything to life and gives it back, so many times. */
async function cycles(count: number): Promise<void> {
  for (let cycle = 0; cycle < count; cycle++) {
    const { runtime } = await mountAll(document.querySelectorAll('.press').length);
    await runtime.stop();
    await nextTask();
  }
}

const bench = { mounting, inserting, scanning, cycles, fill };

export type PageBench = typeof bench;

(globalThis as unknown as { bench: PageBench }).bench = bench;
