/** Benchmark of mounting many behaviors. */
import { ask, type Bench, inEachFlavour } from './harness';

/** Number of behaviors → number of runs. Large runs vary less. */
const COUNTS: readonly (readonly [count: number, runs: number])[] = [
  [100, 15],
  [1000, 15],
  [10_000, 5],
];

export const mounting: Bench = {
  name: 'mounting',
  run: (browser) =>
    inEachFlavour(browser, async (stage) => {
      const rows = [];
      for (const [count, runs] of COUNTS) {
        const { ms, base } = await ask(stage, 'mounting', count, runs);
        const what = `mount ${count.toLocaleString('en')} behaviors`;
        rows.push({
          what,
          flavour: stage.flavour,
          value: ms,
          unit: 'ms' as const,
          base,
          against: 'loop adding listeners',
        });
      }
      return rows;
    }),
};
