/** Runs every check one after the other, keeps going when one fails, and ends with the totals. */
import { parseArgs } from 'node:util';
import { checks } from './checks/list';
import { type Check, FAILED, type Outcome, total, totals } from './checks/outcome';
import { table } from './checks/table';

interface Result extends Outcome {
  name: string;
  seconds: number;
}

async function runCheck({ name, run }: Check): Promise<Result> {
  console.log(`\n=== ${name} ===`);
  const begin = performance.now();
  const outcome = await Promise.resolve()
    .then(run)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return FAILED;
    });
  const seconds = (performance.now() - begin) / 1000;
  console.log(`${name}: ${totals(outcome)} (${seconds.toFixed(0)} s)`);
  return { name, seconds, ...outcome };
}

const { values } = parseArgs({ options: { pages: { type: 'string' } } });
const results: Result[] = [];
for (const check of checks(values.pages)) results.push(await runCheck(check));
const rows = results.map(({ name, passed, failed, skipped, seconds }) => [
  name,
  passed,
  failed,
  skipped,
  `${seconds.toFixed(0)} s`,
]);
console.log(`\n=== summary ===\n${table(['check', 'passed', 'failed', 'skipped', 'time'], rows)}\n`);
const all = total(results);
process.exitCode = all.failed > 0 ? 1 : 0;
console.log(totals(all));
