/** Writes the optional style sheets of the script tag. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';

/** How many items authors put on a page of a grid; with any other number the grid has its height when it comes alive. */
const PER_PAGE = [4, 6, 8, 10];

/** Selectors cannot count up to a number that the markup says, so there is one rule for each. */
const gridRules = (count: number): string => `
:is([data-posts-number="${count}"], .et_pb_gallery:has([data-per_page="${count}"])) {
  .et_pb_grid_item { display: block }
  [class*=_item]:nth-child(n + ${count + 1}):not([style*="display"]) { animation: enliven-later 4s }
  &:has([class*=_item]:nth-child(${count + 1})) { --enliven-pages:inline-block }
}`;

/** Names that only the sheet itself uses, as short as they can be, and no spaces that mean nothing. @throws Error when two become one */
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
 * @param source folder of what people wrote
 * @param out where the finished sheets go
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
