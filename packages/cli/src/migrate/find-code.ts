/** Search for files with custom code. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { handleOfFile } from '@enliven/compose/site';
import { CliError } from '../cli-error';

/** File with code. */
export interface CodeFile {
  path: string;
  text: string;
  encoding: 'utf8' | 'latin1';
}

export interface FoundCode {
  files: CodeFile[];
  /** Files that were skipped, with the reasons. */
  skipped: { path: string; why: string }[];
}

const CODE = /\.(?:[cm]?js|php\d?|phtml|inc|html?)$/i;
/** Maximum size of files in bytes. Larger files are libraries. */
const MAX_BYTES = 2_000_000;
/** Folders with third-party code. */
const SKIPPED = /^(?:\..*|node_modules|vendor)$/;
/** Folders of the theme itself, whose code does not run beside Enliven. */
const THEME = /(?:^|[\\/])(?:themes[\\/](?:Divi|Extra)|plugins[\\/]divi-builder)$/;

function* pathsBelow(folder: string): Iterable<string> {
  if (THEME.test(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.test(entry.name)) yield* pathsBelow(path);
    else if (entry.isFile() && CODE.test(entry.name)) yield path;
  }
}

function readCode(path: string): CodeFile {
  const bytes = readFileSync(path);
  const text = bytes.toString('utf8');
  // Latin-1 preserves the bytes of files that are not valid UTF-8.
  return Buffer.from(text, 'utf8').equals(bytes)
    ? { path, text, encoding: 'utf8' }
    : { path, text: bytes.toString('latin1'), encoding: 'latin1' };
}

/** @returns the reason to skip a file */
function reasonToSkip(path: string): string | undefined {
  const handle = /js$/i.test(path) ? handleOfFile(path.replaceAll('\\', '/')) : undefined;
  if (handle) return `it is the script "${handle}" itself`;
  const { size } = statSync(path);
  return size > MAX_BYTES ? `it has ${(size / 1_000_000).toFixed(1)} MB` : undefined;
}

/** Finds files with code in folders. Files that `paths` names are never skipped. @throws CliError if a path does not exist */
export function findCode(paths: readonly string[]): FoundCode {
  const found: FoundCode = { files: [], skipped: [] };
  const seen = new Set<string>();
  for (const path of paths) {
    const kind = statSync(path, { throwIfNoEntry: false });
    if (!kind) throw new CliError(`"${path}" does not exist. Check the path.`);
    for (const one of kind.isDirectory() ? pathsBelow(path) : [path]) {
      if (seen.has(one)) continue;
      seen.add(one);
      const why = reasonToSkip(one);
      if (why) found.skipped.push({ path: one, why });
      else found.files.push(readCode(one));
    }
  }
  return found;
}
