/** Runs benchmarks in a real browser and prints ratios: each figure against a plain implementation, measured in the same run. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from '../browser/launch';
import { table } from '../checks/table';
import { beacon } from './beacon';
import { fetching } from './fetching';
import type { Bench, Row } from './harness';
import { inserting } from './inserting';
import { lazyload } from './lazyload';
import { leaking } from './leaking';
import { longestTask } from './longest-task';
import { mounting } from './mounting';
import { network } from './network';
import { scanning } from './scanning';
import { scrolling } from './scrolling';
import { typing } from './typing';
import { using } from './using';

const BENCHES: readonly Bench[] = [
  mounting,
  scanning,
  inserting,
  leaking,
  longestTask,
  using,
  typing,
  scrolling,
  fetching,
  network,
  lazyload,
  beacon,
];

const figure = (value: number, unit: Row['unit']): string =>
  unit === '' ? String(value) : `${value < 10 ? value.toPrecision(2) : value.toFixed(1)} ${unit}`;

const ratio = ({ value, base }: Row): string => (base > 0 ? `${(value / base).toFixed(2)} ×` : '–');

function print(rows: readonly Row[]): void {
  const cells = rows.map((row) => {
    const { what, flavour, value, unit, base, against } = row;
    return [what, flavour, figure(value, unit), ratio(row), `${against} (${figure(base, unit)})`];
  });
  console.log(table(['what', 'flavour', 'measured', 'ratio', 'against'], cells));
}

const { values } = parseArgs({ options: { out: { type: 'string' }, only: { type: 'string' } } });
const chosen = BENCHES.filter(({ name }) => !values.only || values.only.split(',').includes(name));
if (chosen.length === 0)
  throw new Error(`There is no bench "${values.only}". Choose from ${BENCHES.map(({ name }) => name).join(', ')}.`);
const browser = await launch({
  args: [
    '--enable-precise-memory-info',
    // Otherwise, functions are parsed again when the developer tools look up the initiator of a request, and that time
    // would count as ours.
    '--js-flags=--no-enable-lazy-source-positions',
  ],
  whole: true,
});
const rows: Row[] = [];
try {
  for (const { name, run } of chosen) {
    console.error(`${name} …`);
    rows.push(...(await run(browser)));
  }
} finally {
  await browser.close();
}
print(rows);
if (values.out) writeFileSync(values.out, `${JSON.stringify({ browser: browser.version(), rows }, null, 2)}\n`);
