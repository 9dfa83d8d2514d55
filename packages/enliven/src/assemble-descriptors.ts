/** Puts behaviors together from what the loader carries and what the build of the script tag wrote beside their code. */
import type { AnyBehavior } from '@enliven/core';
import type { CatalogEntry } from './catalog-entries';

/** What a loader does not know: the name, how to fetch the code, and whatever else is said. */
export type DescriptorRest = readonly [
  name: string,
  load: AnyBehavior['load'],
  more?: Pick<AnyBehavior, 'when' | 'builds' | 'builder' | 'unhides'>,
];

/**
 * @param packages by name, in the order of the catalog
 * @param rows those of the packages that are asked for, in the same order
 * @param from name of a package, for its behaviors alone; empty for all
 * @param ask asks for all the files of a row, before the first of them names the others
 */
export function assembleDescriptors(
  packages: Record<string, readonly DescriptorRest[]>,
  rows: readonly CatalogEntry[],
  from: string,
  ask?: (at: number) => void,
): AnyBehavior[] {
  const chosen = Object.keys(packages).flatMap((name) =>
    !from || name === from ? (packages[name] as readonly DescriptorRest[]).map((rest) => [name, rest] as const) : [],
  );
  return chosen.map(([home, [name, load, more]], at) => {
    const [selector, press, hides, globals] = rows[at] as CatalogEntry;
    const loadAtOnce = () => {
      ask?.(at);
      return load();
    };
    const own = ask ? loadAtOnce : load;
    return { name, package: home, load: own, selector, press, hides, globals, ...more } as AnyBehavior;
  });
}
