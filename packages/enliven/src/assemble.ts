/** Puts behaviors together from what the loader carries and what the build of the script tag wrote beside their code. */
import type { AnyBehavior } from '@enliven/core';
import type { LookRow } from './looks';

/** What a loader does not know: the name, how to fetch the code, and whatever else is said. */
export type Rest = readonly [
  name: string,
  load: AnyBehavior['load'],
  more?: Pick<AnyBehavior, 'when' | 'builder' | 'unhides'>,
];

/**
 * @param packages by name, in the order of the catalog
 * @param rows those of the packages that are asked for, in the same order
 * @param from name of a package, for its behaviors alone; empty for all
 */
export function assemble(
  packages: Record<string, readonly Rest[]>,
  rows: readonly LookRow[],
  from: string,
): AnyBehavior[] {
  const chosen = Object.keys(packages).flatMap((name) =>
    !from || name === from ? (packages[name] as readonly Rest[]).map((rest) => [name, rest] as const) : [],
  );
  return chosen.map(([name, [own, load, more]], at) => {
    const [selector, press, hides, globals] = rows[at] as LookRow;
    return { name: own, package: name, load, selector, press, hides, globals, ...more } as AnyBehavior;
  });
}
