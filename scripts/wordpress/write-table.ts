/** Table of the WordPress plugin's README: each original script, the behaviors that replace it, and the first version that did. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANIONS, INDEPENDENT, LIBRARIES, OTHER_NAMES, PARTS } from '../../packages/compose/src/site/known-scripts';
import { version } from '../../packages/enliven/package.json';
import { catalog } from '../../packages/enliven/src/catalog';
import { ROOT } from '../workspace';

const README = join(ROOT, 'packages/wordpress-plugin/README.md');
/** Handle → version in which a behavior first replaced it. */
const SINCE = join(ROOT, 'scripts/wordpress/since.json');
const START = '<!-- table:scripts -->';
const END = '<!-- /table -->';
/** Maximum number of names to list. The others are only counted. */
const SHOWN = 6;

const code = (name: string): string => `\`${name}\``;

/** Returns the behaviors that replace each script, by handle. */
function replaced(): Map<string, string[]> {
  const scripts = new Map<string, string[]>();
  for (const { name, incumbents = [] } of catalog)
    for (const handle of incumbents) scripts.set(handle, [...(scripts.get(handle) ?? []), name]);
  return new Map([...scripts].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the versions, with the current one for new scripts. */
export function sinceVersions(known: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries([...replaced().keys()].map((handle) => [handle, known[handle] ?? version]));
}

/** Returns the table. */
export function scriptsTable(since: Readonly<Record<string, string>>): string {
  const rows = [...replaced()].map(([handle, names]) => {
    const list = names.slice(0, SHOWN).map(code).join(', ');
    const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '';
    return `| ${code(handle)} | ${list}${more} | ${since[handle]} |`;
  });
  const parts = Object.entries(PARTS).map(([part, whole]) => `| ${code(part)} | goes with ${code(whole)} | |`);
  const others = Object.entries(OTHER_NAMES).map(([other, name]) => `| ${code(other)} | as ${code(name)} | |`);
  return [
    '| script | what takes over | since |',
    '|---|---|---|',
    ...rows,
    ...others,
    ...parts,
    `| ${[...LIBRARIES].map(code).join(', ')} | go if no other script and no inline code may need jQuery | |`,
    `| ${[...COMPANIONS].map(code).join(', ')} | go if no other script and no inline code may use them | |`,
    `| ${[...INDEPENDENT].map(code).join(', ')} | stay, and need no jQuery | |`,
  ].join('\n');
}

/** Returns a README with the table between its marks. @throws Error if it has no marks */
export function withTable(markdown: string, table: string): string {
  const [start, end] = [markdown.indexOf(START), markdown.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`The README has no place for the table: ${START} … ${END}`);
  return `${markdown.slice(0, start + START.length)}\n\n${table}\n\n${markdown.slice(end)}`;
}

/** Returns the current README and the expected one. */
export function readmeWithTable(): { is: string; shouldBe: string } {
  const is = readFileSync(README, 'utf8');
  return { is, shouldBe: withTable(is, scriptsTable(JSON.parse(readFileSync(SINCE, 'utf8')))) };
}

if (process.argv[1]?.endsWith('write-table.ts')) {
  const since = sinceVersions(JSON.parse(readFileSync(SINCE, 'utf8')));
  writeFileSync(SINCE, `${JSON.stringify(since, null, 2)}\n`);
  writeFileSync(README, readmeWithTable().shouldBe);
}
