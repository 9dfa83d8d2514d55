/** Conformance suite in Firefox and WebKit, if they are installed: `tsx scripts/check-conformance.ts [--long]`. */
import { parseArgs } from 'node:util';
import { CONFORMANCE_FILES } from './browsers/conformance-files';
import { type Outcome, outcome, total } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { runVitest } from './checks/run-vitest';
import { findFirefox, findWebKit } from './setup/other-browsers.mjs';

/** Interval of the test files that the short form runs, in the order of their names. */
const SHORT_EVERY = 4;
/** Minimum number of tests that the short form runs in a browser. */
const MIN_TESTS = 200;

/** Runs the suite. @param long runs all files, not one in `SHORT_EVERY` */
export async function checkConformance(long = false): Promise<Outcome> {
  const files = CONFORMANCE_FILES.filter((_, at) => long || at % SHORT_EVERY === 0);
  const browsers = { firefox: findFirefox(), webkit: findWebKit() };
  const missing = Object.entries(browsers).filter(([, found]) => !found);
  const skipped = missing.map(([name]) =>
    outcome(0, 0, files.length, [`the conformance suite did not run in ${name}: it is not installed`]),
  );
  if (missing.length === Object.keys(browsers).length) return total(skipped);
  const minimum = Object.fromEntries(
    Object.entries(browsers).flatMap(([name, found]) => (found ? [[`${name} (${name})`, MIN_TESTS]] : [])),
  );
  const ran = await runVitest({ config: 'scripts/browsers/vitest.config.ts', args: files, minimum });
  return total([ran, ...skipped]);
}

await runAlone(import.meta, () => {
  const { values } = parseArgs({ options: { long: { type: 'boolean' } } });
  return checkConformance(values.long);
});
