/** Reads the page's lists for one breakpoint, both generations (docs/reference/scroll-effects.md#data, docs/reference/scroll-effects.md#lifecycle). Entries are parsed when their elements come near. */
import { asList, asRecord, asText } from '@enliven/core';

export type Entry = Readonly<Record<string, unknown>>;

/** The printed globals, unparsed. */
export interface Lists {
  /** `et_pb_motion_elements` */
  legacy?: unknown;
  /** `diviElementScrollData` */
  native?: unknown;
}

/** Selector → its entries, in the page's order. */
export type Entries = ReadonlyMap<string, readonly Entry[]>;

/**
 * @param onNonStandard called for grids, lists of both generations, and problems, which `non-standard.ts` reads
 * @returns undefined for a breakpoint without data
 */
export function entriesAt({ legacy, native }: Lists, device: string, onNonStandard: () => void): Entries | undefined {
  const entriesById = new Map<string | undefined, Entry[]>();
  let isListed = false;

  function collect(list: unknown, selector?: string): void {
    isListed ||= list !== undefined;
    if (list && !Array.isArray(list)) onNonStandard();
    for (const entry of Array.from(asList(list), Object) as Entry[]) {
      const id = selector ?? asText(entry.id);
      const entries = entriesById.get(id) ?? [];
      entriesById.set(id, entries);
      if (!id || (!selector && entry.grid_motion === 'on')) onNonStandard();
      else entries.push(entry);
    }
  }

  for (const [selector, devices] of Object.entries(asRecord(native))) collect(asRecord(devices)[device], selector);
  const four = asRecord(legacy)[device];
  // A missing list may be a problem.
  if (isListed ? asList(four)[0] : four === undefined) onNonStandard();
  collect(four);
  entriesById.delete(undefined);
  return isListed ? (entriesById as Entries) : undefined;
}

/**
 * Returns the entries after a change of breakpoint: those of the new list, and earlier ones that it does not name.
 *
 * @param moves whether an entry has effects; one without ends earlier effects
 */
export const nextEntries = <T>(
  before: ReadonlyMap<string, T>,
  list: ReadonlyMap<string, T> = new Map(),
  moves: (it: T) => boolean,
): Map<string, T> => new Map([...new Map([...before, ...list])].filter(([, it]) => moves(it)));
