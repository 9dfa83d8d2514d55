/** Check that the notices of a tarball name each package whose code it contains, according to the unpublished source maps of the build. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { NOTICES_FILE } from '../notices/notices';
import { filesBelow, readJson, shown } from '../workspace';

/** Innermost package of a path. */
const PACKAGE = /^.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Returns the packages of others whose code a source map lists. */
const packagesOf = (map: string): string[] =>
  (readJson<{ sources?: string[] }>(map).sources ?? []).flatMap((source) => PACKAGE.exec(source)?.[1] ?? []);

/** Returns the text of the nearest notices at or above a file. */
function noticesFor(file: string, top: string): string {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const notices = join(folder, NOTICES_FILE);
    if (existsSync(notices)) return readFileSync(notices, 'utf8');
    if (folder === top || folder === dirname(folder)) return '';
  }
}

/**
 * Compares the notices with the source maps.
 *
 * @param name name of the package
 * @param folder folder of its unpacked tarball
 * @param built folder of the package, with the source maps
 * @returns a sentence that names the missing packages and their files
 */
export function noticesProblem(name: string, folder: string, built: string): string | undefined {
  const missing = filesBelow(folder, []).flatMap((file) => {
    const map = join(built, `${relative(folder, file)}.map`);
    if (!existsSync(map)) return [];
    const notices = noticesFor(file, folder);
    const unnamed = new Set(packagesOf(map).filter((other) => !notices.includes(`\n${other} `)));
    return [...unnamed].map((other) => `${other} (in ${shown(file, folder)})`);
  });
  if (missing.length === 0) return undefined;
  return `The tarball of ${name} contains code of ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}, but its ${NOTICES_FILE} does not say so. Build again; scripts/notices writes that file.`;
}
