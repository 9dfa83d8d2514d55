/** Reads what the page says about scroll effects, both generations (contract A §1, §2). */
import { asList, asRecord, asText, collectProblems } from '@enliven/core';
import type { Problem, ProblemKind, Problems } from '../shared/problem-text';
import { type ScrollItem, TRIGGERS, type Trigger } from './effect';
import { gridSelectors, isGrid } from './grid';
import { readEffect } from './read-effect';
import { parseStatics } from './statics';

type Raw = Record<string, unknown>;
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
  return Object.entries(asRecord(value));
}

/** The entries of each breakpoint; those without a selector get `id`, or are left out. */
function listsOf(value: unknown, name: string, problems: Problems, id?: string): [string, Raw[]][] {
  return recordOf(value, name, problems).map(([device, list]) => {
    if (!Array.isArray(list) && list !== null && list !== '') problems.add('list', `${name}, ${device},`, list);
    const entries = asList(list).map((entry) => asRecord(entry));
    const named = entries.map((entry) => ({ ...entry, id: asText(entry.id) ?? id }));
    const known = named.filter((entry) => entry.id !== undefined);
    for (const _nameless of named.slice(known.length)) problems.add('selector', `${name}, ${device},`);
    return [device, known];
  });
}

/** Both sources by selector. The older one, which describes shortcodes, wins. */
function bySelector(legacy: unknown, native: unknown, problems: Problems): Map<string, Lists> {
  const found = new Map<string, Lists>();
  for (const [id, lists] of recordOf(native, 'diviElementScrollData', problems))
    found.set(id, new Map(listsOf(lists, `diviElementScrollData["${id}"]`, problems, id)));
  const old = new Map<string, Lists>();
  for (const [device, list] of listsOf(legacy, 'et_pb_motion_elements', problems))
    for (const raw of list) {
      const lists: Lists = old.get(raw.id as string) ?? new Map();
      const entries = lists.get(device) ?? [];
      entries.push({ ...raw, legacy: true });
      old.set(raw.id as string, lists.set(device, entries));
    }
  for (const [id, lists] of old) found.set(id, lists);
  return found;
}

const triggerOf = (list: readonly Raw[]): Trigger =>
  list.map((raw) => raw.trigger_start as Trigger).find((trigger) => TRIGGERS.includes(trigger)) ?? 'middle';

/** What moves for the entries one selector has at one breakpoint: itself, or the children of a grid. */
function itemsOf(list: readonly Raw[], problems: Problems): ScrollItem[] {
  const [first] = list;
  if (!first) return [];
  const effects = list.map((raw) => readEffect(raw, problems)).filter((effect) => effect !== undefined);
  const item = { trigger: triggerOf(list), effects, statics: [] };
  if (first.legacy && isGrid(first)) return gridSelectors(first, problems).map((id) => ({ ...item, id }));
  return [{ ...item, id: first.id as string, statics: parseStatics(first.transforms) }];
}

/**
 * @param legacy `et_pb_motion_elements`
 * @param native `diviElementScrollData`
 * @returns whatever can be used of it; never throws
 */
export function readScrollData(legacy: unknown, native?: unknown): ScrollData {
  const problems = collectProblems<ProblemKind>();
  const devices = new Map<string, Map<string, ScrollItem>>();
  const marked = new Set<string>();
  for (const lists of bySelector(legacy, native, problems).values())
    for (const [device, list] of lists) {
      const items = devices.get(device) ?? new Map<string, ScrollItem>();
      devices.set(device, items);
      for (const raw of device === 'desktop' ? list : []) marked.add(raw.id as string);
      for (const item of itemsOf(list, problems)) items.set(item.id, item);
    }
  const flat = [...devices].map(([device, items]) => [device, [...items.values()]] as const);
  return { devices: new Map(flat), marked: [...marked], problems: problems.list() };
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
