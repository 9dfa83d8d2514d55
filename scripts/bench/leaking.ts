/** What is left after many lives: heap, nodes and listeners. */
import { ask, type Bench, inEachFlavour, type Stage } from './harness';

const BEHAVIORS = 100;
const CYCLES = 100;

async function counters({ cdp }: Stage) {
  // Twice: the first round frees what finalizers of the second need.
  for (let round = 0; round < 2; round++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
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
      const what = (of: string) => `${of} after ${CYCLES} lives of ${BEHAVIORS} behaviours`;
      return [
        { ...row, what: what('heap'), unit: 'MB', value: after.heap / 1e6, base: before.heap / 1e6 },
        { ...row, what: what('listeners'), unit: '', value: after.listeners, base: before.listeners },
        { ...row, what: what('nodes'), unit: '', value: after.nodes, base: before.nodes },
      ];
    }),
};
