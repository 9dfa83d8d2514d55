/** What the page's lists say about one breakpoint, both generations (docs/reference/scroll-effects.md#data, docs/reference/scroll-effects.md#life). Entries stay unread until they are needed. */
import { asList, asRecord, asText } from '@enliven/core';

export type Entry = Readonly<Record<string, unknown>>;

/** What the page prints, whatever that is. */
export interface Lists {
  /** `et_pb_motion_elements` */
  legacy?: unknown;
  /** `diviElementScrollData` */
  native?: unknown;
}

/** Selector → its entries, in the page's order. */
export type Entries = ReadonlyMap<string, readonly Entry[]>;

/**
 * @param onNonStandard hears of grids, of both generations at once and of mistakes: `special.ts` makes plain lists of them
 * @returns undefined for a breakpoint the page says nothing about
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
  // Where nothing is said at all, something may be wrong.
  if (isListed ? asList(four)[0] : four === undefined) onNonStandard();
  collect(four);
  entriesById.delete(undefined);
  return isListed ? (entriesById as Entries) : undefined;
}

/**
 * What moves after a change of breakpoint: what the new list says, and what it says nothing about as before.
 *
 * @param moves what does not ends what ran there
 */
export const nextEntries = <T>(
  before: ReadonlyMap<string, T>,
  list: ReadonlyMap<string, T> = new Map(),
  moves: (it: T) => boolean,
): Map<string, T> => new Map([...new Map([...before, ...list])].filter(([, it]) => moves(it)));
