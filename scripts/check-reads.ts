/** Checks that the list of page inputs that the packages read is up to date. Tests try hostile values in each input. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Outcome, outcome } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { readNames } from './reads/read-names';
import { filesBelow, publicPackages, ROOT, shown } from './workspace';

const LIST = join(ROOT, 'scripts/reads/reads.json');

/** Packages for Node. They never run for visitors, and their own tests try hostile pages. */
const FOR_NODE: ReadonlySet<string> = new Set(['compose', 'cli']);

function sourceTexts(): Map<string, string> {
  const packages = publicPackages().filter(({ folder }) => !FOR_NODE.has(folder));
  const files = packages.flatMap(({ path }) => filesBelow(join(path, 'src')));
  return new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [shown(file), readFileSync(file, 'utf8')]));
}

/** Returns each name with its path of keys, which does not depend on the formatting of the JSON. */
function namesIn(value: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.map((name) => [...path, name].join(' '));
  return Object.entries(value as object).flatMap(([key, inner]) => namesIn(inner, [...path, key]));
}

/** Returns the missing and the superfluous entries of the list, a line each. */
export function differences(listed: string, read: string): string[] {
  const [before, now] = [namesIn(JSON.parse(listed)), namesIn(JSON.parse(read))];
  const added = now.filter((name) => !before.includes(name)).map((name) => `is read and not listed: ${name}`);
  const gone = before.filter((name) => !now.includes(name)).map((name) => `is listed and no longer read: ${name}`);
  return [...added, ...gone];
}

/** Compares the list with the sources, as one assertion. @param write updates the list first */
export function checkReads(write = false): Outcome {
  const read = `${JSON.stringify(readNames(sourceTexts()), null, 2)}\n`;
  if (write) writeFileSync(LIST, read);
  const found = differences(readFileSync(LIST, 'utf8'), read);
  for (const difference of found) console.error(`scripts/reads/reads.json: ${difference}`);
  if (found.length > 0)
    console.error('Check that each new input may contain any text, then run: pnpm check:reads --write');
  return outcome(found.length > 0 ? 0 : 1, found.length > 0 ? 1 : 0, 0, found);
}

await runAlone(import.meta, () =>
  checkReads(parseArgs({ options: { write: { type: 'boolean', default: false } } }).values.write),
);
