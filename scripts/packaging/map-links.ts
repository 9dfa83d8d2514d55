/** Links of built files to their source maps, which are not published. */
import { readFileSync, writeFileSync } from 'node:fs';
import { filesBelow } from '../workspace';

/** Last lines of a file. The bundler and tsup add one each. */
const MAP_LINKS = /(?:\s*\n\/\/# sourceMappingURL=\S+)+\s*$/;

/** Removes the links from the JavaScript files in a folder. */
export function removeMapLinks(folder: string): void {
  for (const file of filesBelow(folder, []).filter((name) => name.endsWith('.js')))
    writeFileSync(file, readFileSync(file, 'utf8').replace(MAP_LINKS, '\n'));
}
