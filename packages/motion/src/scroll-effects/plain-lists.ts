/** What is special about lists, put plainly: grids as their children, and both generations as one (contract A §1, §4). */
import { asList, asNumber, asRecord, asText } from '@enliven/core';
import { GRID_ITEMS, MAX_GRID_ITEMS } from './constants';
import type { Entry, Lists } from './lists';

/** How many children the grid says it has. */
export const childrenOf = ({ children_count }: Entry): number =>
  Math.max(0, Math.trunc(asNumber(children_count) ?? GRID_ITEMS));

/** The same effect for each of the children, `.et_pb_gallery_item_0_0` and so on, without the grid's own transforms. */
function unfold(grid: Entry): Entry[] {
  const type = asText(grid.module_type);
  // Where the children are modules they have effects of their own.
  if (!type || asText(grid.child_slug)) return [];
  const index = Math.trunc(asNumber(grid.module_index) ?? 0);
  return Array.from({ length: Math.min(MAX_GRID_ITEMS, childrenOf(grid)) }, (_, at) => ({
    ...grid,
    id: `.${type}_item_${index}_${at}`,
    transforms: undefined,
  }));
}

/** Whether the lists are more than one plain list. */
export function isSpecial({ legacy, native }: Lists): boolean {
  const four = Object.values(asRecord(legacy)).flatMap(asList).map(Object) as Entry[];
  const both = four.length > 0 && Object.keys(asRecord(native)).length > 0;
  return both || four.some(({ grid_motion }) => grid_motion === 'on');
}

/** The newer form of both: selector → breakpoint → entries. The older one, which describes shortcodes, wins. */
export function plainLists({ legacy, native }: Lists): Lists {
  const all = { ...asRecord(native) };
  const four = new Map<string, Record<string, Entry[]>>();
  for (const [device, list] of Object.entries(asRecord(legacy)))
    for (const entry of Array.from(asList(list), Object) as Entry[])
      for (const one of entry.grid_motion === 'on' ? unfold(entry) : [entry]) {
        const id = asText(one.id);
        if (!id) continue;
        const devices = four.get(id) ?? Object.create(null);
        devices[device] = [...(devices[device] ?? []), one];
        four.set(id, devices);
      }
  return { native: { ...all, ...Object.fromEntries(four) } };
}
