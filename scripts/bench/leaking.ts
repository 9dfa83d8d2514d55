/** Benchmark of leaks after many starts and stops: heap, nodes and listeners. */
import { ask, type Bench, inEachFlavour, type Stage } from './harness';

const BEHAVIORS = 100;
const CYCLES = 100;
/** Garbage collections before each reading. */
const ROUNDS = 6;

async function heapNow({ cdp }: Stage): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

async function counters(stage: Stage) {
  let heap = await heapNow(stage);
  // Each round frees objects that finalizers and idle work of the previous round released.
  for (let round = 0; round < ROUNDS; round++) {
    await stage.page.waitForTimeout(50);
    heap = Math.min(heap, await heapNow(stage));
  }
  const { nodes, jsEventListeners } = await stage.cdp.send('Memory.getDOMCounters');
  return { heap, nodes, listeners: jsEventListeners };
}

export const leaking: Bench = {
  name: 'leaking',
  run: (browser) =>
    inEachFlavour(browser, async (stage) => {
      await ask(stage, 'fill', BEHAVIORS);
      await ask(stage, 'cycles', 5);
      const before = await counters(stage);
      await ask(stage, 'cycles', CYCLES);
      const after = await counters(stage);
      const row = { flavour: stage.flavour, against: 'before' };
      const what = (of: string) => `${of} after ${CYCLES} cycles of ${BEHAVIORS} behaviors`;
      return [
        { ...row, what: what('heap'), unit: 'MB', value: after.heap / 1e6, base: before.heap / 1e6 },
        { ...row, what: what('listeners'), unit: '', value: after.listeners, base: before.listeners },
        { ...row, what: what('nodes'), unit: '', value: after.nodes, base: before.nodes },
      ];
    }),
};
