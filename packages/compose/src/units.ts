/** Reader of a build's units. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { ADVICE, requireDescription } from './check-units';
import { ComposeError } from './compose-error';
import type { Flavour, UnitsDescription } from './units-description';

/** Units of a flavour and their code. */
export interface Units extends UnitsDescription {
  /** Folder of `units.json`. */
  folder: string;
  /** Reads the code of a unit or later file. */
  read(file: string): string;
}

/** Returns the folder of the script tag's build in the installed package `enliven`. */
function installedBuild(): string {
  const require = createRequire(import.meta.url);
  try {
    return join(dirname(require.resolve('enliven/package.json')), 'cdn');
  } catch {
    throw new ComposeError('The package "enliven" is not installed. Run: npm install enliven');
  }
}

/** Returns the content of a file. @throws ComposeError if the file is outside the folder after links are resolved */
function readInside(folder: string, path: string): string {
  const home = realpathSync(folder);
  try {
    const file = realpathSync(join(home, path));
    if (file.startsWith(home + sep)) return readFileSync(file, 'utf8');
  } catch {
    // The error below explains the failure.
  }
  throw new ComposeError(`${join(folder, path)} does not exist, or can't be read. ${ADVICE}`);
}

/**
 * Reads the units of a flavour.
 *
 * @param build folder of the script tag's build @default the one of the installed package
 * @throws ComposeError if the folder has no units, or units of another version
 *
 * @example
 * ```ts
 * import { readUnits } from '@enliven/compose';
 *
 * const units = readUnits('lite');
 * console.log(Object.keys(units.behaviors));
 * ```
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
