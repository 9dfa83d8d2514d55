/** Build of the script tag: units for composing, and files that are copied next to composed files. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { version } from '../../package.json';
import { ComposeError } from '../compose-error';
import { readUnits, type Units } from '../units';
import type { Flavour } from '../units-description';
import { SHEETS } from './style-sheets';

/** Build of the script tag. */
export interface Build {
  units: Units;
  /** Returns the content of a file of the build. @throws ComposeError if it is missing */
  read(path: string): Buffer;
  /** Files of the loader, without files that only other entry points import. */
  loader: readonly string[];
  sheets: readonly string[];
  /** Paths of license texts. */
  licences: readonly string[];
}

/** Returns the hash for `integrity` attributes. */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const LOADER = 'enliven.js';
const LICENCES = ['LICENSE', 'THIRD-PARTY-NOTICES.txt'];

/** Returns the loader and all chunks that it imports, directly or through other chunks. Some imports omit the folder of a chunk. */
function loaderFiles(folder: string): string[] {
  const chunks = join(folder, 'chunks');
  if (!existsSync(join(folder, LOADER)) || !existsSync(chunks)) return [];
  const names = readdirSync(chunks).filter((name) => name.endsWith('.js'));
  const found = new Set([LOADER]);
  for (const file of found) {
    const code = readFileSync(join(folder, file), 'utf8');
    for (const name of names) if (code.includes(basename(name, '.js'))) found.add(`chunks/${name}`);
  }
  return [...found].sort();
}

/**
 * Opens a build.
 *
 * @param folder folder of the build @default the one of the installed package `enliven`
 * @throws ComposeError if it is missing, or of another version than this package
 */
export function openBuild(flavour: Flavour, folder?: string): Build {
  const units = readUnits(flavour, folder);
  const advice = `Install the same version of both: npm install enliven@${version} @enliven/compose@${version}`;
  if (units.version !== version)
    throw new ComposeError(`units.json is of version ${units.version}, and @enliven/compose of ${version}. ${advice}`);
  if (units.flavour !== flavour || typeof units.scripts !== 'object')
    throw new ComposeError(`units.json in "${units.folder}" is incomplete or of another flavour. ${advice}`);
  const placeOf = (path: string) =>
    [join(units.folder, path), join(units.folder, '..', path)].find((place) => existsSync(place));
  return {
    units,
    read(path) {
      const place = placeOf(path);
      if (!place) throw new ComposeError(`"${path}" is missing in "${units.folder}". ${advice}`);
      return readFileSync(place);
    },
    loader: loaderFiles(units.folder),
    sheets: Object.keys(SHEETS).filter(placeOf),
    licences: LICENCES.filter(placeOf),
  };
}
