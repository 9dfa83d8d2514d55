/** Reader of all scroll effects of a page, for tools. */
import { asRecord } from '@enliven/core';
import type { Problem } from '../shared/problems';
import { type ScrollItem, TRIGGERS, type Trigger } from './effect';
import { findProblems } from './find-problems';
import { type Entry, entriesAt, nextEntries } from './lists';
import { normalizeLists, READING, readEffects } from './normalize-lists';

/** All scroll effects of a page, with the problems of its data. */
export interface ScrollData {
  /** Breakpoint → its items, in the page's order. */
  devices: ReadonlyMap<string, readonly ScrollItem[]>;
  /** Selectors of the desktop's items, whose classes other scripts change at every width. */
  marked: readonly string[];
  /** Problems of the data. */
  problems: readonly Problem[];
}

const ignore = () => {};

function itemOf(id: string, entries: readonly Entry[]): ScrollItem {
  const trigger = entries[0]?.trigger_start as Trigger;
  return { id, trigger: TRIGGERS.includes(trigger) ? trigger : 'middle', ...readEffects(entries, ignore) };
}

/**
 * Reads all scroll effects of a page.
 *
 * @param legacy `et_pb_motion_elements`
 * @param native `diviElementScrollData`
 * @returns the usable entries; never throws
 */
export function readScrollData(legacy: unknown, native?: unknown): ScrollData {
  const lists = { legacy, native };
  const names = [legacy, ...Object.values(asRecord(native))].flatMap((devices) => Object.keys(asRecord(devices)));
  const plain = normalizeLists(lists);
  const devices = [...new Set(names)].map((device) => {
    const entries = [...(entriesAt(plain, device, ignore) ?? [])];
    return [device, entries.map(([id, list]) => itemOf(id, list))] as const;
  });
  const marked = [...(entriesAt(lists, 'desktop', ignore)?.keys() ?? [])];
  return { devices: new Map(devices), marked, problems: findProblems(lists, READING) };
}

/**
 * Returns the items after a change of breakpoint: those of the new list, and earlier ones that it does not name.
 *
 * @param before by selector
 */
export const nextItems = (
  before: ReadonlyMap<string, ScrollItem>,
  list: readonly ScrollItem[] = [],
): Map<string, ScrollItem> =>
  nextEntries(before, new Map(list.map((item) => [item.id, item])), ({ effects }) => effects.length > 0);
