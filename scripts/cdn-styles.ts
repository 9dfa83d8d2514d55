/** Writes the optional style sheets of the script tag. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';

/** How many items authors put on a page of a grid; with any other number the grid has its height when it comes alive. */
const PER_PAGE = [4, 6, 8, 10];

/** Selectors cannot count up to a number that the markup says, so there is one rule for each. */
const gridRules = (count: number): string => `
:is(.et_pb_filterable_portfolio[data-posts-number="${count}"], .et_pb_gallery:has([data-per_page="${count}"])) {
  .et_pb_grid_item:nth-child(-n + ${count}) { display: block }
  .et_pb_portfolio_item:nth-child(n + ${count + 1}):not([style*="display"]) { animation: enliven-later 4s }
  &:has(.et_pb_gallery_item:nth-child(${count + 1}), .et_pb_portfolio_item:nth-child(${count + 1})) { --enliven-pages: inline-block; }
}`;

const SHEETS: Readonly<Record<string, () => string>> = {
  'failsafe.css': () => '',
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
    writeFileSync(join(out, name), code);
  }
}
