/** Benchmark of the time until the behaviors in inserted markup have mounted. */
import { ask, type Bench, inEachFlavour } from './harness';

const NODES = 1000;
const RUNS = 9;

export const inserting: Bench = {
  name: 'inserting',
  run: (browser) =>
    inEachFlavour(browser, async (stage) => {
      const { ms, base } = await ask(stage, 'inserting', NODES, RUNS);
      const what = `insert ${NODES.toLocaleString('en')} nodes, ${NODES / 10} of them behaviors`;
      return [{ what, flavour: stage.flavour, value: ms, unit: 'ms', base, against: 'insert, loop adding listeners' }];
    }),
};
