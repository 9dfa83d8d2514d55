/** Descriptors of the script tag's build, joined from the loader's catalog entries and the rest beside the runtime. */
import type { AnyBehavior } from '@enliven/core';
import type { CatalogEntry } from './catalog-entries';

/** Part of a descriptor that the loader does not contain. */
export type DescriptorRest = readonly [
  name: string,
  load: AnyBehavior['load'],
  more?: Pick<AnyBehavior, 'when' | 'builds' | 'builder' | 'unhides'>,
];

/**
 * Joins the parts of descriptors.
 *
 * @param packages the rest of each descriptor, by package, in the order of the catalog
 * @param rows catalog entries of the wanted packages, in the same order
 * @param from name of a package; empty for all
 * @param ask requests all files of a row, before the first file imports the others
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
