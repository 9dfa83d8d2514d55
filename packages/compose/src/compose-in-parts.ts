/** Composes a common file for several sets of behaviors, and a rest for each, which imports the common file. */
import type { ComposedFile, ComposeOptions } from './compose';
import { bindingsOf, type Composition, callsOf, compositionOf, laterFilesOf } from './composition';
import { type HashedFile, hashedFile } from './hashed-file';
import { readUnits } from './units';
import type { Unit } from './units-description';

/** Set of behaviors of pages. */
export interface BehaviorSet {
  behaviors: readonly string[];
  /** Whether behaviors stay out while an original script runs. */
  originals: boolean;
}

export interface ComposedParts {
  /** Units that the rests share. It starts nothing, so that a page starts all of its behaviors at once, in one call. */
  common: HashedFile;
  /**
   * File of each set, in their order. A set that needs the common units only has a rest, too, of two calls: a common file that starts something
   * would start it on every page.
   */
  rests: ComposedFile[];
}

/**
 * Variables of the common file with what its connection to later files knows. A page that is swapped for another, without loading, gets a
 * second rest; its later files and bindings come to those of the first. The build gives no unit such long names.
 */
const FILES = '$files';
const SCOPE = '$scope';

/** Words of a code, among them all of its variables. `...` may stand before one. */
const WORDS = /[\w$]+/g;

/** Returns the units that so many of the sets have. What a unit needs is in every set that has the unit, so no common unit needs a rest. */
function commonUnits(compositions: readonly Composition[], share: number): number[] {
  const counts = new Map<number, number>();
  for (const { units } of compositions) for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const least = Math.max(2, Math.ceil(share * compositions.length));
  return [...counts].flatMap(([unit, count]) => (count >= least ? unit : [])).sort((a, b) => a - b);
}

/**
 * Composes several sets of behaviors. Variables cross modules by `export` and `import`, under the names that they have in all units.
 *
 * @param sets at least two different sets
 * @param share of the sets that have a unit, from which on the unit is common: 1 for units of all sets
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
