/** What is special about lists, put plainly: grids as their children, and both generations as one (docs/reference/scroll-effects.md#data, docs/reference/scroll-effects.md#life). */
import { asList, asNumber, asRecord, asText } from '@enliven/core';
import { GRID_ITEMS, MAX_GRID_ITEMS } from './constants';
import type { Entry, Lists } from './lists';

/** Something, but no record. PHP prints an empty list for an empty record. */
export const isNoRecord = (value: unknown): boolean =>
  !!value && (typeof value !== 'object' || (Array.isArray(value) && value.length > 0));

/** Something where a list belongs, but no list. */
export const isNoList = (value: unknown): boolean => !!value && !Array.isArray(value);

/** How many children the grid says it has. */
export const childCount = ({ children_count }: Entry): number =>
  Math.max(0, Math.trunc(asNumber(children_count) ?? GRID_ITEMS));

/** The same effect for each of the children, `.et_pb_gallery_item_0_0` and so on, without the grid's own transforms. */
function expandGrid(grid: Entry): Entry[] {
  const type = asText(grid.module_type);
  // Where the children are modules they have effects of their own.
  if (!type || asText(grid.child_slug)) return [];
  const index = Math.trunc(asNumber(grid.module_index) ?? 0);
  return Array.from({ length: Math.min(MAX_GRID_ITEMS, childCount(grid)) }, (_, at) => ({
    ...grid,
    id: `.${type}_item_${index}_${at}`,
    transforms: undefined,
  }));
}

/** Whether the lists are more than one plain list. */
export function isNonStandard({ legacy, native }: Lists): boolean {
  const four = Object.values(asRecord(legacy)).flatMap(asList).map(Object) as Entry[];
  const both = four.length > 0 && Object.keys(asRecord(native)).length > 0;
  return both || four.some(({ grid_motion }) => grid_motion === 'on');
}

/**
 * The newer form of both: selector → breakpoint → entries. The older one, which describes shortcodes, wins.
 *
 * @param onProblem hears of mistakes, which are left out
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
