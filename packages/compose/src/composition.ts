/** Composition of a set of behaviors: its units, and the calls that connect and start it. */
import { ComposeError } from './compose-error';
import type { Units } from './units';
import type { LaterFile, UnitBehavior } from './units-description';

export interface Composition {
  /** Behaviors, in the order of the catalog. */
  behaviors: string[];
  /** Indexes of all units and their dependencies, in the order in which they run. */
  units: number[];
  /** Files that are imported on demand: paths relative to `units.json`. */
  later: string[];
}

interface CallOptions {
  later?: string;
  loader?: string;
  originals?: boolean;
}

/** Common file that a rest imports. */
export interface CallBase {
  /** Indexes of its units. */
  units: readonly number[];
  /** Variable of the table of later files. All rests on a page extend the table. */
  files: string;
  /** Variable of the bindings for later files. The common file creates it; all rests on a page extend it. */
  scope: string;
  /** Later files of all rests, since a later file of one rest may use bindings of another. */
  later: readonly LaterFile[];
}

const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** Returns the behaviors and the behaviors whose elements they insert. @throws ComposeError that names unknown behaviors */
function inCatalogOrder(behaviors: readonly string[], units: Units): string[] {
  const unknown = behaviors.filter((name) => !Object.hasOwn(units.behaviors, name));
  if (unknown.length > 0)
    throw new ComposeError(
      `There is no behavior "${unknown.join('", "')}" in version ${units.version}. units.json lists all names.`,
    );
  const wanted = new Set(behaviors);
  for (const name of wanted) for (const brought of units.behaviors[name]?.brings ?? []) wanted.add(brought);
  const chosen = Object.keys(units.behaviors).filter((name) => wanted.has(name));
  if (chosen.length === 0) throw new ComposeError('compose() expected at least one behavior, but received none.');
  return chosen;
}

const chosenOf = (names: readonly string[], units: Units) => names.map((name) => units.behaviors[name] as UnitBehavior);

const laterNames = (chosen: readonly UnitBehavior[]): string[] =>
  [...new Set(chosen.flatMap(({ later }) => later))].sort();

/** @throws ComposeError for unknown behaviors, and for an empty list */
export function compositionOf(behaviors: readonly string[], units: Units): Composition {
  const names = inCatalogOrder(behaviors, units);
  const chosen = chosenOf(names, units);
  return {
    behaviors: names,
    units: sorted([...units.start.units, ...chosen.flatMap((behavior) => behavior.units)]),
    later: laterNames(chosen).map((name) => (units.later[name] as LaterFile).file),
  };
}

/** Returns the variables of units that later files use. */
export function bindingsOf(list: readonly number[], later: readonly LaterFile[], units: Units): string[] {
  const used = new Set(later.flatMap(({ uses }) => uses));
  return list.flatMap((unit) => units.units[unit]?.provides.filter((name) => used.has(name)) ?? []).sort();
}

/** Returns the later files of behaviors. */
export const laterFilesOf = ({ behaviors }: Pick<Composition, 'behaviors'>, units: Units): LaterFile[] =>
  laterNames(chosenOf(behaviors, units)).map((name) => units.later[name] as LaterFile);

/**
 * Returns the two calls at the end of a file, which connect it with later files and start the behaviors.
 *
 * @param base common file, if its units are in another module
 */
export function callsOf(
  { behaviors, units: own }: Composition,
  units: Units,
  { later = './', loader = './enliven.js', originals = false }: CallOptions,
  base?: CallBase,
): string[] {
  const chosen = chosenOf(behaviors, units);
  const present = new Set(chosen.map(({ part }) => part));
  const wanted = new Set(chosen.flatMap(({ parts }) => parts));
  const laterFiles = laterFilesOf({ behaviors }, units);

  const files = laterFiles.flatMap(({ file, parts }) =>
    parts
      .filter((part) => wanted.has(part) && !present.has(part))
      .map((part) => [part, later + file.slice(file.lastIndexOf('/') + 1)] as const),
  );
  const connected = base?.later ?? laterFiles;
  const bindings = bindingsOf(
    own.filter((unit) => !base?.units.includes(unit)),
    connected,
    units,
  );
  const inLater = new Set(connected.flatMap((file) => file.units));
  const known = sorted([...own, ...(base?.units ?? [])]).filter((unit) => inLater.has(unit));

  const table = files.sort(([one], [other]) => one - other).map(([part, file]) => `${part}:${JSON.stringify(file)}`);
  const fetched = loader ? `()=>import(${JSON.stringify(loader)})` : 'void 0';
  const { connect, start } = units.start;
  const extended = (owner: string | undefined, members: string) =>
    owner ? `Object.assign(${owner},{${members}})` : `{${members}}`;
  return [
    `${connect}(import.meta.url,${extended(base?.files, `${table}`)},${extended(base?.scope, `${bindings}`)},[${known}]);`,
    `${start}([${chosen.map(({ descriptor }) => descriptor)}],${fetched}${originals ? ',!0' : ''});`,
  ];
}
