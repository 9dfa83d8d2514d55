/** What the page's lists say about one breakpoint, both generations (contract A §1, §4). Entries stay unread until they are needed. */
import { asList, asRecord, asText } from '@enliven/core';
import { isNoList } from '../shared/is-no-list';

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

/** Hears what the lists have that few lists have. */
export interface Hearing {
  /** A mistake, which `find-problems.ts` puts a name to. */
  odd(): void;
  /** Grids, or both generations at once: `plain-lists.ts` makes one plain list of it. */
  special(): void;
}

/** Something, but no record. PHP prints an empty list for an empty record. */
export const isNoRecord = (value: unknown): boolean =>
  !!value && (typeof value !== 'object' || (Array.isArray(value) && value.length > 0));

/** @returns undefined for a breakpoint the page says nothing about */
export function entriesAt({ legacy, native }: Lists, device: string, hearing: Hearing): Entries | undefined {
  const found = new Map<string, Entry[]>();
  let told = false;

  const recordOf = (value: unknown) => {
    if (isNoRecord(value)) hearing.odd();
    return asRecord(value);
  };
  function collect(list: unknown, selector?: string): void {
    if (isNoList(list)) hearing.odd();
    told ||= list !== undefined;
    for (const entry of Array.from(asList(list), Object) as Entry[]) {
      const id = selector ?? asText(entry.id);
      if (!id) {
        hearing.odd();
        continue;
      }
      const entries = found.get(id) ?? [];
      found.set(id, entries);
      if (!selector && entry.grid_motion === 'on') hearing.special();
      else entries.push(entry);
    }
  }

  for (const [selector, devices] of Object.entries(recordOf(native))) collect(recordOf(devices)[device], selector);
  const four = recordOf(legacy)[device];
  if (told && asList(four)[0]) hearing.special();
  collect(four);
  return told ? found : undefined;
}

/**
 * What moves after a change of breakpoint: what the new list says, and what it says nothing about as before.
 *
 * @param moves what does not ends what ran there
 */
export const nextOf = <T>(
  before: ReadonlyMap<string, T>,
  list: ReadonlyMap<string, T> | undefined,
  moves: (it: T) => boolean,
): Map<string, T> => new Map([...new Map([...before, ...(list ?? [])])].filter(([, it]) => moves(it)));
