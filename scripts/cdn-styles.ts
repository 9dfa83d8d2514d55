/** Writes the optional style sheets of the script tag. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';

/** Usual numbers of items on a page of a grid. A grid with another number gets its height when its behavior mounts. */
const PER_PAGE = [4, 6, 8, 10];

/** Returns the rules for one number of items, since selectors cannot read the number from the markup. */
const gridRules = (count: number): string => `
:is([data-posts-number="${count}"], .et_pb_gallery:has([data-per_page="${count}"])) {
  .et_pb_grid_item { display: block }
  [class*=_item]:nth-child(n + ${count + 1}):not([style*="display"]) { animation: enliven-later 4s }
  &:has([class*=_item]:nth-child(${count + 1})) { --enliven-pages:inline-block }
}`;

/** Shortens the names that only the sheet itself uses, and removes insignificant spaces. @throws Error when two short names are equal */
function shortened(code: string): string {
  const names = [...new Set(code.match(/enliven-[a-z]+/g))];
  const short = (name: string) => `e${name.charAt('enliven-'.length)}`;
  if (new Set(names.map(short)).size < names.length)
    throw new Error(`Two of ${names.join(', ')} begin alike. Let them begin with different letters.`);
  return code
    .replaceAll(/enliven-[a-z]+/g, short)
    .replaceAll(/(?<=[:,]) | (?=[}])| ([/*]) /g, '$1')
    .trim();
}

const SHEETS: Readonly<Record<string, () => string>> = {
  'failsafe.css': () => '',
  'enliven-header.css': () => '',
  'enliven.css': () => PER_PAGE.map(gridRules).join(''),
};

/**
 * Minifies the style sheets and adds the generated rules.
 *
 * @param source folder of the hand-written sheets
 * @param out folder for the finished sheets
 */
export async function writeStyles(source: string, out: string): Promise<void> {
  for (const [name, more] of Object.entries(SHEETS)) {
    const { code } = await transform(readFileSync(join(source, name), 'utf8') + more(), {
      loader: 'css',
      minify: true,
    });
    writeFileSync(join(out, name), name === 'enliven.css' ? shortened(code) : code);
  }
}
