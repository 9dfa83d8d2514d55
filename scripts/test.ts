/** Runs every check, keeps going when one fails, and ends with the totals. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { inParallel } from './checks/in-parallel';
import { checks } from './checks/list';
import { type Check, type Outcome, outcome, total, totals } from './checks/outcome';
import { table } from './checks/table';

interface Result extends Outcome {
  name: string;
  seconds: number;
}

async function runCheck({ name, run }: Check): Promise<Result> {
  const begin = performance.now();
  const result = await Promise.resolve()
    .then(run)
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      console.error(message);
      return outcome(0, 1, 0, [message]);
    });
  const seconds = (performance.now() - begin) / 1000;
  console.log(`${name}: ${totals(result)} (${seconds.toFixed(0)} s)`);
  return { name, seconds, ...result };
}

const { values } = parseArgs({ options: { pages: { type: 'string' }, long: { type: 'boolean' } } });
const results: Result[] = [];
for (const group of checks(values)) {
  console.log(`\n=== ${group.map(({ name }) => name).join(', ')} ===`);
  results.push(...(await inParallel(group, availableParallelism(), runCheck)));
}
const rows = results.map(({ name, passed, failed, skipped, seconds }) => [
  name,
  passed,
  failed,
  skipped,
  `${seconds.toFixed(0)} s`,
]);
console.log(`\n=== summary ===\n${table(['check', 'passed', 'failed', 'skipped', 'time'], rows)}\n`);
// Repeats the failures, so that the end of a log names them.
for (const { name, failed, notes = [] } of results) {
  const silent = failed > 0 && notes.length === 0 ? [`${failed} failed: see above`] : [];
  for (const note of [...notes, ...silent]) console.log(`${name}: ${note}`);
}
const all = total(results);
process.exitCode = all.failed > 0 ? 1 : 0;
console.log(totals(all));
