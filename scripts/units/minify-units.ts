/** Minified units. A name is the same in every unit, so that units can be concatenated. */
import { type MinifyOptions, minify } from 'terser';
import type { Unit } from './unit-graph';

export interface MinifiedUnit {
  name: string;
  code: string;
  needs: number[];
  /** Names of other units that this unit uses. */
  uses: string[];
  /** Names that other units use. */
  provides: string[];
}

const OPTIONS: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
  format: { comments: /^!/ },
};

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$';
const OTHERS = `${FIRST}0123456789`;

/** Names of one letter for the names that most units use. Local variables take the small letters first. */
const HOT = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ$_';

/** Yields names in order of length, without those of the language and of the browser. */
function* shortNames(reserved: ReadonlySet<string>): Generator<string> {
  for (const name of HOT) if (!reserved.has(name)) yield name;
  for (const first of FIRST)
    for (const second of OTHERS) {
      const name = first + second;
      if (!reserved.has(name) && !/^(as|do|if|in|is|of)$/.test(name)) yield name;
    }
  for (const first of FIRST)
    for (const second of OTHERS)
      for (const third of OTHERS) {
        const name = first + second + third;
        if (!reserved.has(name) && !/^(for|get|let|new|set|try|var)$/.test(name)) yield name;
      }
}

/** Returns the names that cross units, with the number of units that use each. */
function sharedNames(units: readonly Unit[]): {
  provided: Set<string>[];
  used: Set<string>[];
  counts: Map<string, number>;
} {
  const owner = new Map<string, number>();
  for (const [at, { statements }] of units.entries())
    for (const { declares } of statements) for (const name of declares) owner.set(name, at);
  const counts = new Map<string, number>();
  const provided = units.map(() => new Set<string>());
  const used = units.map(() => new Set<string>());
  for (const [at, { statements }] of units.entries())
    for (const name of new Set(statements.flatMap(({ refersTo }) => refersTo))) {
      const from = owner.get(name);
      if (from === undefined || from === at) continue;
      used[at]?.add(name);
      provided[from]?.add(name);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return { provided, used, counts };
}

/**
 * Requires that a variable that crosses units does not change after its unit has run, since files pass on only its value.
 *
 * @throws Error that names the variable
 */
function requireConstant(units: readonly Unit[], provided: readonly ReadonlySet<string>[]): void {
  for (const [at, { statements }] of units.entries())
    for (const { module, code, assigns } of statements)
      for (const name of assigns)
        if (provided[at]?.has(name) && /^(async )?function|=>/.test(code) && module.includes('/packages/'))
          throw new Error(
            `${module} exports the variable "${name}" and assigns to it. Export an object or a function.`,
          );
}

/**
 * Minifies units.
 *
 * @param kept names that files use, besides those that cross units
 * @param areModules whether each unit is a module, which may reuse names of other units for its own variables @default false
 * @returns the units, and the new name of each name
 */
export async function minifyUnits(
  units: readonly Unit[],
  kept: readonly string[],
  areModules = false,
): Promise<{ units: MinifiedUnit[]; nameOf(name: string): string }> {
  const { provided, used, counts } = sharedNames(units);
  requireConstant(units, provided);
  const declared = new Set(units.flatMap(({ statements }) => statements.flatMap(({ declares }) => declares)));
  const foreign = new Set(
    units
      .flatMap(({ statements }) => statements.flatMap(({ refersTo }) => refersTo))
      .filter((name) => !declared.has(name)),
  );
  for (const [at, { statements }] of units.entries())
    for (const { declares } of statements)
      for (const name of declares)
        if (kept.includes(name)) {
          provided[at]?.add(name);
          counts.set(name, counts.get(name) ?? 1);
        }
  const names = new Map<string, string>();
  const free = shortNames(foreign);
  for (const [name] of [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)))
    names.set(name, free.next().value as string);
  const cacheOf = (all: Iterable<string>) => ({
    vars: { props: Object.fromEntries([...all].map((name) => [`$${name}`, names.get(name)])) },
  });
  const cacheOfAll = cacheOf(names.keys());
  const nameOf = (name: string) => names.get(name) as string;
  const minified: MinifiedUnit[] = [];
  for (const [at, { name, statements, needs }] of units.entries()) {
    const own = [...(provided[at] as Set<string>)].sort();
    const source = `${statements.map(({ code }) => code).join('\n')}\nexport{${own}};`;
    const nameCache = areModules ? cacheOf([...own, ...(used[at] as Set<string>)]) : cacheOfAll;
    const { code = '' } = await minify(source, { ...OPTIONS, nameCache, mangle: { reserved: [...foreign] } });
    minified.push({
      name,
      code: code.replace(/export\{[^}]*\};?$/, ''),
      needs,
      uses: [...(used[at] as Set<string>)].map(nameOf).sort(),
      provides: own.map(nameOf).sort(),
    });
  }
  return { units: minified, nameOf };
}
