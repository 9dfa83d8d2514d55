/** Everything a page says about scroll effects at once, for those who reckon with it. */
import { asRecord } from '@enliven/core';
import type { Problem } from '../shared/problems';
import { type ScrollItem, TRIGGERS, type Trigger } from './effect';
import { findProblems } from './find-problems';
import { type Entry, entriesAt, nextEntries } from './lists';
import { normalizeLists } from './normalize-lists';
import { readEffects } from './read-effect';

/** Everything a page says about scroll effects, with what is wrong about it. */
export interface ScrollData {
  /** Name of a breakpoint → what moves there, in the page's order. */
  devices: ReadonlyMap<string, readonly ScrollItem[]>;
  /** Selectors of everything that moves on a desktop: what other scripts mark and unmark at every width. */
  marked: readonly string[];
  /** What is wrong with the data. */
  problems: readonly Problem[];
}

const ignore = () => {};

function itemOf(id: string, entries: readonly Entry[]): ScrollItem {
  const trigger = entries[0]?.trigger_start as Trigger;
  return { id, trigger: TRIGGERS.includes(trigger) ? trigger : 'middle', ...readEffects(entries, ignore) };
}

/**
 * Reads everything a page says about scroll effects.
 *
 * @param legacy `et_pb_motion_elements`
 * @param native `diviElementScrollData`
 * @returns whatever can be used of it; never throws
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
  return { devices: new Map(devices), marked, problems: findProblems(lists) };
}

/**
 * What moves after a change of breakpoint: what the new list says, and what it says nothing about as before.
 *
 * @param before by selector
 */
export const nextItems = (
  before: ReadonlyMap<string, ScrollItem>,
  list: readonly ScrollItem[] = [],
): Map<string, ScrollItem> =>
  nextEntries(before, new Map(list.map((item) => [item.id, item])), ({ effects }) => effects.length > 0);
