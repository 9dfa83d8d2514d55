/** Description of the units of a build: `units.json` (docs/reference/composed-files.md). */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { ADVICE, requireDescription } from './check-units';
import { ComposeError } from './compose-error';

/** Library that draws: Preact in `lite`, React in `react`. */
export type Flavour = 'lite' | 'react';

interface StoredFile {
  /** Path relative to `units.json`. */
  file: string;
  bytes: number;
  gzip: number;
  /** Hash for `integrity` attributes. */
  integrity: string;
}

/** Unit: code that is needed together. */
export interface Unit extends StoredFile {
  name: string;
  /** Indexes of the units that it uses. All of them come before it. */
  needs: readonly number[];
  /** Variables that other units use. */
  provides: readonly string[];
}

export interface UnitBehavior {
  package: string;
  selector: string;
  /** Printed globals that it needs, in place of its selector. */
  globals?: readonly string[];
  /** Names of behaviors whose elements it inserts. */
  brings?: readonly string[];
  /** Variable of its descriptor. */
  descriptor: string;
  /** Number of the part with its code. */
  part: number;
  /** Indexes of the units that it needs at the start, besides those of every file. */
  units: readonly number[];
  /** Names of later files that it may import. */
  later: readonly string[];
  /** Numbers of all parts that it may import. */
  parts: readonly number[];
}

/** Later file: code that composed files import on demand, the same for all pages. */
export interface LaterFile extends StoredFile {
  parts: readonly number[];
  /** Indexes of its units. */
  units: readonly number[];
  /** Variables that its units use. */
  uses: readonly string[];
}

export interface UnitsDescription {
  version: string;
  flavour: Flavour;
  start: {
    /** Variable of the function that connects a composed file with later files. */
    connect: string;
    /** Variable of the function that starts a composed file. */
    start: string;
    /** Indexes of the units of every composed file. */
    units: readonly number[];
  };
  /** Units, in an order in which they can run. */
  units: readonly Unit[];
  /** Behaviors, in the order of the catalog. */
  behaviors: Readonly<Record<string, UnitBehavior>>;
  later: Readonly<Record<string, LaterFile>>;
  /** Handle of each original script → names of the behaviors that replace it. */
  scripts: Readonly<Record<string, readonly string[]>>;
}

/** Units of a flavour and their code. */
export interface Units extends UnitsDescription {
  /** Folder of `units.json`. */
  folder: string;
  /** Reads the code of a unit or later file. */
  read(file: string): string;
}

/** Returns the folder of the script tag's build in the installed package. */
function installedBuild(): string {
  const require = createRequire(import.meta.url);
  try {
    return join(dirname(require.resolve('enliven/package.json')), 'cdn');
  } catch {
    throw new ComposeError('The package "enliven" is not installed. Run: npm install enliven');
  }
}

/** Returns the content of a file that lies in the folder once links are resolved. @throws ComposeError for others */
function readInside(folder: string, path: string): string {
  const home = realpathSync(folder);
  try {
    const file = realpathSync(join(home, path));
    if (file.startsWith(home + sep)) return readFileSync(file, 'utf8');
  } catch {
    // The sentence below says all.
  }
  throw new ComposeError(`${join(folder, path)} does not exist, or can't be read. ${ADVICE}`);
}

/**
 * Reads the units of a flavour.
 *
 * @param build folder of the script tag's build @default the one of the installed package
 * @throws ComposeError if the folder has no units, or those of another version
 */
export function readUnits(flavour: Flavour, build: string = installedBuild()): Units {
  const folder = flavour === 'lite' ? join(build, 'lite') : build;
  const file = join(folder, 'units.json');
  if (!existsSync(file))
    throw new ComposeError(`${file} does not exist. Is "${build}" the folder "cdn" of the package "enliven"?`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ComposeError(`${file} is not JSON: ${(error as Error).message}. Reinstall the package "enliven".`);
  }
  const description = requireDescription(value, file);
  const codes = new Map<string, string>();
  return {
    ...description,
    folder,
    read(path) {
      const known = codes.get(path) ?? readInside(folder, path);
      codes.set(path, known);
      return known;
    },
  };
}
