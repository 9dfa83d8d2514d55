/** What is wrong with a page's lists of scroll effects. Fetched only where something is. */
import { asList, asNumber, asRecord, asText, collectProblems } from '@enliven/core';
import type { Problem, ProblemKind } from '../shared/problem-text';
import { RESOLVERS, type Resolver } from './effect';
import type { Entry, Lists } from './lists';
import { childrenOf, isNoList, isNoRecord } from './plain-lists';
import { MAX_GRID_ITEMS } from './rare-constants';

const NUMBERS = { start: 0, midStart: 50, midEnd: 50, end: 100, startValue: 0, midValue: 0, endValue: 0 };

/**
 * @param parses whether the browser knows what a selector means @default everything does
 */
export function findProblems({ legacy, native }: Lists, parses: (selector: string) => boolean = () => true): Problem[] {
  const { add, list } = collectProblems<ProblemKind>();
  const told = new Set<string>();

  function look(id: string, entry: Entry): void {
    if (!told.has(id) && !parses(id)) add('unparsable', id, 'the scroll effects');
    told.add(id);
    const { resolver } = entry;
    if (resolver === undefined) return;
    const known = RESOLVERS.includes(resolver as Resolver);
    if (!known) add('resolver', id, asText(resolver) ?? '');
    for (const [field, usual] of Object.entries(known ? NUMBERS : {})) {
      const value = entry[field] ?? '';
      const instead = resolver === 'scale' && field.endsWith('Value') ? 100 : usual;
      if (value !== '' && asNumber(value) === undefined) add('number', id, field, instead);
    }
  }

  function lookThrough(lists: unknown, name: string, selector?: string): void {
    if (isNoRecord(lists)) add('record', name, lists);
    for (const [device, entries] of Object.entries(asRecord(lists))) {
      const where = `${name}, ${device},`;
      if (isNoList(entries)) add('list', where, entries);
      for (const entry of Array.from(asList(entries), Object) as Entry[]) {
        const id = selector || asText(entry.id);
        if (!id) add('selector', where);
        else look(id, entry);
        if (!selector && entry.grid_motion === 'on' && childrenOf(entry) > MAX_GRID_ITEMS)
          add('grid', id, childrenOf(entry), MAX_GRID_ITEMS);
      }
    }
  }

  if (isNoRecord(native)) add('record', 'diviElementScrollData', native);
  for (const [selector, lists] of Object.entries(asRecord(native)))
    lookThrough(lists, `diviElementScrollData["${selector}"]`, selector);
  lookThrough(legacy, 'et_pb_motion_elements');
  return list();
}
