/** Conformance suite in Firefox and WebKit, where they are installed: `tsx scripts/check-conformance.ts [--long]`. */
import { parseArgs } from 'node:util';
import { CONFORMANCE_FILES } from './browsers/conformance-files';
import { type Outcome, outcome, total } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { runVitest } from './checks/run-vitest';
import { findFirefox, findWebKit } from './setup/other-browsers.mjs';

/** The short form takes one test file of so many, in the order of their names. */
const SHORT_EVERY = 4;
/** Fewest tests of the short form in a browser. */
const LEAST = 200;

/** @param long all files of the suite */
export async function checkConformance(long = false): Promise<Outcome> {
  const files = CONFORMANCE_FILES.filter((_, at) => long || at % SHORT_EVERY === 0);
  const browsers = { firefox: findFirefox(), webkit: findWebKit() };
  const missing = Object.entries(browsers).filter(([, found]) => !found);
  const skipped = missing.map(([name]) =>
    outcome(0, 0, files.length, [`the conformance suite did not run in ${name}: it is not installed`]),
  );
  if (missing.length === Object.keys(browsers).length) return total(skipped);
  const minimum = Object.fromEntries(
    Object.entries(browsers).flatMap(([name, found]) => (found ? [[`${name} (${name})`, LEAST]] : [])),
  );
  const ran = await runVitest({ config: 'scripts/browsers/vitest.config.ts', args: files, minimum });
  return total([ran, ...skipped]);
}

await runAlone(import.meta, () => {
  const { values } = parseArgs({ options: { long: { type: 'boolean' } } });
  return checkConformance(values.long);
});
