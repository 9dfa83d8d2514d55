/** Composition of one file for a set of behaviors by concatenating units. */
import { callsOf, compositionOf } from './composition';
import { type HashedFile, hashedFile } from './hashed-file';
import { readUnits, type Units } from './units';
import type { Flavour, Unit } from './units-description';

export interface ComposeOptions {
  /** @default 'lite' */
  flavour?: Flavour;
  /** Units to compose from. @default those of the installed package `enliven` */
  units?: Units;
  /** Address of the folder of later files, relative to the composed file or absolute, with a slash at its end. @default './' */
  later?: string;
  /** Address of the loader, which the file imports when other behaviors are inserted; `''` for none. @default './enliven.js' */
  loader?: string;
  /** Whether behaviors stay out while an original script runs. @default false */
  originals?: boolean;
}

export interface ComposedFile extends HashedFile {
  /** Behaviors of the file, in the order of the catalog. */
  behaviors: string[];
  /** Files that the composed file imports on demand: paths relative to `units.json`. */
  later: string[];
}

/**
 * Returns one ES module with the code that the behaviors need at startup. Equal input gives equal bytes; the order of `behaviors` does not
 * matter.
 *
 * @throws ComposeError for unknown behaviors, and for an empty list
 *
 * @example
 * ```ts
 * import { writeFileSync } from 'node:fs';
 * import { compose } from '@enliven/compose';
 *
 * const { name, code } = compose(['toggle', 'tabs'], { later: '/enliven/lite/later/' });
 * writeFileSync(`public/enliven/${name}`, code);
 * ```
 */
export function compose(behaviors: readonly string[], options: ComposeOptions = {}): ComposedFile {
  const { flavour = 'lite', units = readUnits(flavour) } = options;
  const composition = compositionOf(behaviors, units);
  const code = composition.units.map((unit) => units.read((units.units[unit] as Unit).file));
  return {
    ...hashedFile('enliven', [...code, ...callsOf(composition, units, options)]),
    behaviors: composition.behaviors,
    later: composition.later,
  };
}
