/** Composition in parts: a common file for several sets of behaviors, and for each set a rest that imports the common file. */
import type { ComposedFile, ComposeOptions } from './compose';
import { bindingsOf, type Composition, callsOf, compositionOf, laterFilesOf } from './composition';
import { type HashedFile, hashedFile } from './hashed-file';
import { readUnits } from './units';
import type { Unit } from './units-description';

/** Set of behaviors that one or more pages use. */
export interface BehaviorSet {
  behaviors: readonly string[];
  /** Whether behaviors stay out while an original script runs. */
  originals: boolean;
}

export interface ComposedParts {
  /** Units that the rests share. The file starts no behaviors: each rest starts all behaviors of its pages in one call. */
  common: HashedFile;
  /**
   * File of each set, in the order of the sets. A set without further units still gets a rest with two calls, since a common file that
   * starts behaviors would start them on every page.
   */
  rests: ComposedFile[];
}

/**
 * Variables of the common file that hold its later files and their bindings. When a page is swapped for another without a reload, the
 * rest of the new page adds to both. The names are longer than any that the build generates.
 */
const FILES = '$files';
const SCOPE = '$scope';

/** Matches all words in code, including all variables, also after `...`. */
const WORDS = /[\w$]+/g;

/** Returns the units that at least `share` of the sets have. Sets include the dependencies of units, so no common unit needs a rest. */
function commonUnits(compositions: readonly Composition[], share: number): number[] {
  const counts = new Map<number, number>();
  for (const { units } of compositions) for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const least = Math.max(2, Math.ceil(share * compositions.length));
  return [...counts].flatMap(([unit, count]) => (count >= least ? unit : [])).sort((a, b) => a - b);
}

/**
 * Composes several sets of behaviors. Modules export and import variables under the names that all units use.
 *
 * @param sets at least two different sets
 * @param share smallest share of the sets that makes a unit common; 1 means all sets
 */
export function composeInParts(
  sets: readonly BehaviorSet[],
  share: number,
  options: Omit<ComposeOptions, 'originals'> = {},
): ComposedParts {
  const { flavour = 'lite', units = readUnits(flavour) } = options;
  const codeOf = (list: readonly number[]) => list.map((unit) => units.read((units.units[unit] as Unit).file));
  const compositions = sets.map(({ behaviors }) => compositionOf(behaviors, units));
  const shared = commonUnits(compositions, share);
  const later = [...new Set(compositions.flatMap((composition) => laterFilesOf(composition, units)))];
  const base = { units: shared, files: FILES, scope: SCOPE, later };
  const provided = new Set([FILES, SCOPE, ...shared.flatMap((unit) => (units.units[unit] as Unit).provides)]);

  const drafts = compositions.map((composition, at) => {
    const own = codeOf(composition.units.filter((unit) => !shared.includes(unit)));
    const originals = sets[at]?.originals === true;
    const calls = callsOf(composition, units, { ...options, originals }, base);
    const lines = [...own, ...calls];
    const words = new Set(lines.flatMap((line) => line.match(WORDS) ?? []));
    return { composition, lines, imported: [...provided].filter((name) => words.has(name)).sort() };
  });
  const exported = [...new Set(drafts.flatMap(({ imported }) => imported))].sort();
  const common = hashedFile('enliven-common', [
    ...codeOf(shared),
    `const ${FILES}={},${SCOPE}={${bindingsOf(shared, later, units)}};`,
    `export{${exported}};`,
  ]);
  return {
    common,
    rests: drafts.map(({ composition: { behaviors, later }, lines, imported }) => ({
      ...hashedFile('enliven', [`import{${imported}}from"./${common.name}";`, ...lines]),
      behaviors,
      later,
    })),
  };
}
