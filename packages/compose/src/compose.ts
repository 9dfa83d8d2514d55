/** Composes one file for a set of behaviors, by concatenation of units. */
import { createHash } from 'node:crypto';
import { ComposeError } from './compose-error';
import { readUnits, type Units } from './units';
import type { Flavour } from './units-description';

export interface ComposeOptions {
  /** @default 'lite' */
  flavour?: Flavour;
  /** Units to compose from. @default those of the installed package `enliven` */
  units?: Units;
  /** Address of the folder of later files, relative to the composed file or absolute, with a slash at its end. @default './' */
  later?: string;
  /** Address of the loader, which the file imports when other behaviors are inserted. An empty text leaves them. @default './enliven.js' */
  loader?: string;
  /** Whether behaviors stay out while an original script runs. @default false */
  originals?: boolean;
}

export interface ComposedFile {
  /** Name with a hash of the content: equal behaviors have equal names. */
  name: string;
  code: string;
  /** Hash for an `integrity` attribute. */
  integrity: string;
  /** Behaviors of the file, in the order of the catalog. */
  behaviors: string[];
  /** Files that the composed file imports on demand: paths relative to `units.json`. */
  later: string[];
}

/** Chromium compiles such a file whole while it arrives, in another thread. Lists of units hold little that a page does not call. */
const EAGERLY_COMPILED = '//# allFunctionsCalledOnLoad';

const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** Returns the behaviors and those whose elements they insert. @throws ComposeError that names unknown behaviors */
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

/**
 * Returns one ES module with the code that the behaviors need at the start. Equal input gives equal bytes, whatever the order of
 * `behaviors`.
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
  const { flavour = 'lite', units = readUnits(flavour), originals = false } = options;
  const { later = './', loader = './enliven.js' } = options;
  const names = inCatalogOrder(behaviors, units);
  const chosen = names.map((name) => units.behaviors[name] as Units['behaviors'][string]);
  const own = sorted([...units.start.units, ...chosen.flatMap((behavior) => behavior.units)]);
  const present = new Set(chosen.map(({ part }) => part));
  const wanted = new Set(chosen.flatMap(({ parts }) => parts));
  const laterNames = [...new Set(chosen.flatMap((behavior) => behavior.later))].sort();
  const laterFiles = laterNames.map((name) => units.later[name] as Units['later'][string]);

  const files = laterFiles.flatMap(({ file, parts }) =>
    parts
      .filter((part) => wanted.has(part) && !present.has(part))
      .map((part) => [part, later + file.slice(file.lastIndexOf('/') + 1)] as const),
  );
  const used = new Set(laterFiles.flatMap(({ uses }) => uses));
  const bindings = own.flatMap((unit) => units.units[unit]?.provides.filter((name) => used.has(name)) ?? []).sort();
  const inLater = new Set(laterFiles.flatMap((file) => file.units));
  const known = own.filter((unit) => inLater.has(unit));

  const table = files.sort(([one], [other]) => one - other).map(([part, file]) => `${part}:${JSON.stringify(file)}`);
  const fetched = loader ? `()=>import(${JSON.stringify(loader)})` : 'void 0';
  const { connect, start } = units.start;
  const lines = [
    EAGERLY_COMPILED,
    ...own.map((unit) => units.read((units.units[unit] as Units['units'][number]).file)),
    `${connect}(import.meta.url,{${table}},{${bindings}},[${known}]);`,
    `${start}([${chosen.map(({ descriptor }) => descriptor)}],${fetched}${originals ? ',!0' : ''});`,
  ];
  const code = `${lines.join('\n')}\n`;
  return {
    name: `enliven-${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`,
    code,
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
    behaviors: names,
    later: laterFiles.map(({ file }) => file),
  };
}
