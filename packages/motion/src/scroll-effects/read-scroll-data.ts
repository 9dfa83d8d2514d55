/** Reads what the page says about scroll effects, both generations (contract A §1, §2). */
import { asList, asText, collectProblems } from '@enliven/core';
import type { Problem, ProblemKind, Problems } from '../shared/problem-text';
import { type ScrollItem, TRIGGERS, type Trigger } from './effect';
import { gridSelectors, isGrid } from './grid';
import { readEffect } from './read-effect';
import { parseStatics } from './statics';

type Raw = Readonly<Record<string, unknown>>;
/** Name of a breakpoint → entries. */
type Lists = Map<string, Raw[]>;

export interface ScrollData {
  /** Name of a breakpoint → what moves there, in the page's order. */
  devices: ReadonlyMap<string, readonly ScrollItem[]>;
  /** Selectors of everything that moves on a desktop: what other scripts mark and unmark at every width. */
  marked: readonly string[];
  /** What is wrong with the data. */
  problems: readonly Problem[];
}

/** A record by name, nothing for the empty list PHP prints instead, and a problem for anything else. */
function recordOf(value: unknown, name: string, { add }: Problems): [string, unknown][] {
  const empty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  if (!empty && (typeof value !== 'object' || Array.isArray(value))) add('record', name, value);
  return typeof value === 'object' && !Array.isArray(value) ? Object.entries(value ?? {}) : [];
}

/** Adds the entries of each breakpoint to their selectors; those without one get `usual`, or are left out. */
function collect(found: Map<string, Lists>, value: unknown, name: string, problems: Problems, usual?: string): void {
  for (const [device, list] of recordOf(value, name, problems)) {
    const where = `${name}, ${device},`;
    if (!Array.isArray(list) && list !== null && list !== '') problems.add('list', where, list);
    for (const entry of asList(list)) {
      const raw = (typeof entry === 'object' && entry ? entry : {}) as Raw;
      const id = usual ?? asText(raw.id);
      if (!id) {
        problems.add('selector', where);
        continue;
      }
      const lists = found.get(id) ?? new Map<string, Raw[]>();
      const entries = lists.get(device) ?? [];
      entries.push(raw);
      found.set(id, lists.set(device, entries));
    }
  }
}

const triggerOf = (list: readonly Raw[]): Trigger =>
  (list.find(({ trigger_start }) => TRIGGERS.includes(trigger_start as Trigger))?.trigger_start as Trigger) ?? 'middle';

/** What moves for the entries one selector has at one breakpoint: itself, or the children of a grid. */
function itemsOf(id: string, list: readonly Raw[], legacy: boolean, problems: Problems): ScrollItem[] {
  const [first = {}] = list;
  const effects = list.map((raw) => readEffect(raw, id, problems)).filter((effect) => effect !== undefined);
  const item = { id, trigger: triggerOf(list), effects, statics: [] };
  if (legacy && isGrid(first)) return gridSelectors(first, problems).map((child) => ({ ...item, id: child }));
  return [{ ...item, statics: parseStatics(first.transforms) }];
}

/**
 * @param legacy `et_pb_motion_elements`
 * @param native `diviElementScrollData`
 * @returns whatever can be used of it; never throws
 */
export function readScrollData(legacy: unknown, native?: unknown): ScrollData {
  const problems = collectProblems<ProblemKind>();
  const five = new Map<string, Lists>();
  for (const [id, lists] of recordOf(native, 'diviElementScrollData', problems))
    collect(five, lists, `diviElementScrollData["${id}"]`, problems, id);
  const four = new Map<string, Lists>();
  collect(four, legacy, 'et_pb_motion_elements', problems);

  const devices = new Map<string, Map<string, ScrollItem>>();
  const marked: string[] = [];
  // The older one, which describes shortcodes, wins.
  for (const [id, lists] of new Map([...five, ...four]))
    for (const [device, list] of lists) {
      const items = devices.get(device) ?? new Map<string, ScrollItem>();
      devices.set(device, items);
      if (device === 'desktop') marked.push(id);
      for (const item of itemsOf(id, list, four.has(id), problems)) items.set(item.id, item);
    }
  const flat = [...devices].map(([device, items]) => [device, [...items.values()]] as const);
  return { devices: new Map(flat), marked, problems: problems.list() };
}

/**
 * What moves after a change of breakpoint: what the new list says, and what it says nothing about as before.
 *
 * @param before by selector
 */
export function nextItems(
  before: ReadonlyMap<string, ScrollItem>,
  list: readonly ScrollItem[] = [],
): Map<string, ScrollItem> {
  const items = new Map(before);
  for (const item of list) {
    if (item.effects.length > 0) items.set(item.id, item);
    else items.delete(item.id);
  }
  return items;
}
