/** Reads effects, and normalizes non-standard lists: expands grids, and merges both generations (docs/reference/scroll-effects.md#data, docs/reference/scroll-effects.md#lifecycle). */
import { asList, asNumber, asRecord, asText } from '@enliven/core';
import { isInvalidList } from '../shared/is-invalid-list';
import {
  type Effect,
  type ElementEffects,
  GRID_ITEMS,
  MAX_GRID_ITEMS,
  RESOLVERS,
  type Resolver,
  type StaticTransform,
} from './effect';
import type { Entry, Lists } from './lists';

/** Whether a value is neither empty nor a record. PHP prints an empty list for an empty record. */
const isNoRecord = (value: unknown): boolean =>
  !!value && (typeof value !== 'object' || (Array.isArray(value) && value.length > 0));

/** Returns the number of children in a grid's data. */
const childCount = ({ children_count }: Entry): number =>
  Math.max(0, Math.trunc(asNumber(children_count) ?? GRID_ITEMS));

/** Returns the effect for each child (`.et_pb_gallery_item_0_0` …), without the grid's own transforms. */
function expandGrid(grid: Entry): Entry[] {
  const type = asText(grid.module_type);
  // Children that are modules have their own effects.
  if (!type || asText(grid.child_slug)) return [];
  const index = Math.trunc(asNumber(grid.module_index, 'count') ?? 0);
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
    if (isInvalidList(list)) onProblem();
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

const FUNCTION = /^(scale|translate|rotate|skew)[XYZ]$/;
/** Units of arguments that are plain numbers; all others are angles. */
const UNITS: Readonly<Record<string, string>> = { scale: '', translate: 'px' };

/**
 * Reads static transforms in the page's order; empty and unknown ones are ignored (docs/reference/scroll-effects.md#reading).
 */
export const parseStaticTransforms = (transforms: unknown): StaticTransform[] =>
  Object.entries(asRecord(transforms)).flatMap(([name, value]): StaticTransform[] => {
    const [, family] = FUNCTION.exec(name) ?? [];
    const argument = asText(value)?.trim();
    if (!argument || !family) return [];
    return [[name, argument + (/^[+-]?[\d.]+$/.test(argument) ? (UNITS[family] ?? 'deg') : '')]];
  });

const UNIT = /\d\s*(cm|em|mm|in|pc|pt|px|rem)$/;

/**
 * @param onProblem called for fields that cannot be read
 * @returns undefined for an effect that is off, or of an unknown kind
 */
function readEffect(entry: Entry, onProblem: () => void): Effect | undefined {
  const resolver = entry.resolver as Resolver;
  if (!RESOLVERS.includes(resolver)) {
    if (resolver !== undefined) onProblem();
    return undefined;
  }
  // A value that is not empty and cannot be read is a problem.
  const numberOf = (field: string, fallback = resolver === 'scale' ? 100 : 0): number => {
    const number = asNumber(entry[field]);
    if (number === undefined && (entry[field] ?? '') !== '') onProblem();
    return number ?? fallback;
  };
  const limits = [numberOf('start', 0), numberOf('midStart', 50), numberOf('midEnd', 50), numberOf('end', 100)];
  const [start = 0, midStart = 0, midEnd = 0, end = 0] = limits
    .map((limit) => Math.min(100, Math.max(0, limit)))
    .sort((a, b) => a - b);
  const unit = resolver === 'blur' && UNIT.exec(asText(entry.startValue)?.trim() ?? '')?.[1];
  return {
    resolver,
    start,
    midStart,
    midEnd,
    end,
    startValue: numberOf('startValue'),
    midValue: numberOf('midValue'),
    endValue: numberOf('endValue'),
    ...(unit && { unit }),
  };
}

/** Reads all entries of one selector. */
export const readEffects = (entries: readonly Entry[], onProblem: () => void): ElementEffects => ({
  effects: entries.flatMap((entry) => readEffect(entry, onProblem) ?? []),
  statics: parseStaticTransforms(entries[0]?.transforms),
});

/** Readers of the lists of scroll effects, for the code that describes problems. */
export const READING = { RESOLVERS, MAX_GRID_ITEMS, childCount, isNoRecord };
