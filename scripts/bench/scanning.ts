/** Benchmark of scanning a page. */
import { ask, type Bench, inEachFlavour, type Row } from './harness';

const SELECTORS = 60;
const SIZES = [5000, 50_000];

export const scanning: Bench = {
  name: 'scanning',
  async run(browser) {
    const rows = await inEachFlavour(browser, async (stage) => {
      // Scanning does not depend on the flavour.
      if (stage.flavour === 'lite') return [];
      const found: Row[] = [];
      for (const nodes of SIZES) {
        const { ms, base } = await ask(stage, 'scanning', SELECTORS, nodes);
        const what = `scan ${nodes.toLocaleString('en')} nodes for ${SELECTORS} selectors`;
        found.push({ what, flavour: '', value: ms, unit: 'ms', base, against: 'one walk over all elements' });
      }
      return found;
    });
    return rows;
  },
};
