/** Normalizes non-standard lists: expands grids, and merges both generations (docs/reference/scroll-effects.md#data, docs/reference/scroll-effects.md#life). */
import { asList, asNumber, asRecord, asText } from '@enliven/core';
import { isNoList } from '../shared/is-no-list';
import { GRID_ITEMS, MAX_GRID_ITEMS } from './constants';
import type { Entry, Lists } from './lists';

/** Whether a value is neither empty nor a record. PHP prints an empty list for an empty record. */
export const isNoRecord = (value: unknown): boolean =>
  !!value && (typeof value !== 'object' || (Array.isArray(value) && value.length > 0));

/** Returns the number of children in a grid's data. */
export const childCount = ({ children_count }: Entry): number =>
  Math.max(0, Math.trunc(asNumber(children_count) ?? GRID_ITEMS));

/** Returns the effect for each child (`.et_pb_gallery_item_0_0` …), without the grid's own transforms. */
function expandGrid(grid: Entry): Entry[] {
  const type = asText(grid.module_type);
  // Children that are modules have their own effects.
  if (!type || asText(grid.child_slug)) return [];
  const index = Math.trunc(asNumber(grid.module_index) ?? 0);
  return Array.from({ length: Math.min(MAX_GRID_ITEMS, childCount(grid)) }, (_, at) => ({
    ...grid,
    id: `.${type}_item_${index}_${at}`,
    transforms: undefined,
  }));
}

/** Whether the lists need to be normalized. */
export function isNonStandard({ legacy, native }: Lists): boolean {
  const four = Object.values(asRecord(legacy)).flatMap(asList).map(Object) as Entry[];
  const both = four.length > 0 && Object.keys(asRecord(native)).length > 0;
  return both || four.some(({ grid_motion }) => grid_motion === 'on');
}

/**
 * Converts both lists to the newer form: selector → breakpoint → entries. The older list wins.
 *
 * @param onProblem called for problems; such entries are left out
 */
export function normalizeLists({ legacy, native }: Lists, onProblem: () => void = () => {}): Lists {
  const recordsOf = (value: unknown) => {
    if (isNoRecord(value)) onProblem();
    return Object.entries(asRecord(value));
  };
  const entriesOf = (list: unknown): Entry[] => {
    if (isNoList(list)) onProblem();
    return Array.from(asList(list), Object);
  };
  const five = recordsOf(native).map(([selector, devices]) => {
    const lists = recordsOf(devices).map(([device, list]) => [device, entriesOf(list)]);
    return [selector, Object.fromEntries(lists)] as const;
  });
  const four = new Map<string, Record<string, Entry[]>>();
  for (const [device, list] of recordsOf(legacy))
    for (const entry of entriesOf(list))
      for (const one of entry.grid_motion === 'on' ? expandGrid(entry) : [entry]) {
        const id = asText(one.id);
        if (!id) {
          onProblem();
          continue;
        }
        const devices: Record<string, Entry[]> = four.get(id) ?? Object.create(null);
        devices[device] ??= [];
        devices[device].push(one);
        four.set(id, devices);
      }
  return { native: Object.fromEntries([...five, ...four]) };
}
