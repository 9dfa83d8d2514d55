/** Functions of the benchmarks that run in a page. */
import { fill, inserting, mountAll, mounting } from './mounting';
import { scanning } from './scanning';
import { nextTask } from './stopwatch';

/** Mounts and stops all behaviors. @param count number of repetitions */
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
