/** Finds and reports problems of a page's lists of scroll effects. Fetched when there are any. */
import { asList, asNumber, asRecord, asText, collectProblems } from '@enliven/core';
import { isInvalidList } from '../shared/is-invalid-list';
import { type Problem, type ProblemKind, reportProblems } from '../shared/problems';
import type { Entry, Lists } from './lists';
import type { READING } from './normalize-lists';

const NUMBERS = { start: 0, midStart: 50, midEnd: 50, end: 100, startValue: 0, midValue: 0, endValue: 0 };

/**
 * @param reading readers of the lists, as an argument so that this chunk does not import them
 * @param parses whether a selector parses @default all do
 */
export function findProblems(
  { legacy, native }: Lists,
  { RESOLVERS, MAX_GRID_ITEMS, childCount, isNoRecord }: typeof READING,
  parses: (selector: string) => boolean = () => true,
): Problem[] {
  const { add, list } = collectProblems<ProblemKind>();
  const checked = new Set<string>();

  function checkEntry(id: string, entry: Entry): void {
    if (!checked.has(id) && !parses(id)) add('unparsable', id, 'the scroll effects');
    checked.add(id);
    const { resolver } = entry;
    if (resolver === undefined) return;
    const known = RESOLVERS.includes(resolver as (typeof RESOLVERS)[number]);
    if (!known) add('resolver', id, asText(resolver) ?? '');
    for (const [field, fallback] of Object.entries(known ? NUMBERS : {})) {
      const value = entry[field] ?? '';
      const instead = resolver === 'scale' && field.endsWith('Value') ? 100 : fallback;
      if (value !== '' && asNumber(value) === undefined) add('number', id, field, instead);
    }
  }

  function checkLists(lists: unknown, name: string, selector?: string): void {
    if (isNoRecord(lists)) add('record', name, lists);
    for (const [device, entries] of Object.entries(asRecord(lists))) {
      const where = `${name}, ${device},`;
      if (isInvalidList(entries)) add('list', where, entries);
      for (const entry of Array.from(asList(entries), Object) as Entry[]) {
        const id = selector || asText(entry.id);
        if (!id) add('selector', where);
        else checkEntry(id, entry);
        if (!selector && entry.grid_motion === 'on' && childCount(entry) > MAX_GRID_ITEMS)
          add('grid', id, childCount(entry), MAX_GRID_ITEMS);
      }
    }
  }

  if (isNoRecord(native)) add('record', 'diviElementScrollData', native);
  for (const [selector, lists] of Object.entries(asRecord(native)))
    checkLists(lists, `diviElementScrollData["${selector}"]`, selector);
  checkLists(legacy, 'et_pb_motion_elements');
  return list();
}

/** Reports the problems of the lists. Its parameters are those of `findProblems`. */
export const reportListProblems = (...which: Parameters<typeof findProblems>): void =>
  reportProblems(findProblems(...which), 'scroll-effects');
