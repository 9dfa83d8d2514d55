/** Finds the elements that the page's data selects (docs/reference/sticky.md#data). */
import { $builder, closestTo, isIgnored, matches, member, queryAll } from '@enliven/core';
import { parts } from './lazy-parts';
import type { Member } from './member';
import { byEdge, readSetting, type StickyEntry } from './sticky-setting';

/** Whether two lists have the same items in the same order. */
export const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/** Whether an element is left out. A builder renders its canvas itself, and sends settings for its modules. */
const isExcluded = (element: Element): boolean =>
  $builder.get() ? closestTo(element, '[data-enliven-ignore]') !== null : isIgnored(element);

/**
 * Returns a member for each entry with elements. A member that has not changed is reused.
 *
 * @param onProblem called for each problem of the entries
 */
export function findMembers(
  root: Element,
  entries: readonly StickyEntry[],
  before: readonly Member[],
  onProblem: () => void,
): readonly Member[] {
  const device = parts.devices?.device();
  return entries.flatMap((entry): Member | [] => {
    let all: Iterable<HTMLElement> = [];
    try {
      all = queryAll<HTMLElement>(root, entry.selector);
    } catch {
      // The selector does not parse.
      onProblem();
    }
    const elements: HTMLElement[] = [];
    for (const element of all) {
      const outer = elements.at(-1);
      // Inside a sticky element nothing else sticks. The server marks only its own modules, and a page may nest others.
      const isInner = matches(element, '.et_pb_sticky_module *') || (outer && member(outer, 'contains')(element));
      if (!isInner && !isExcluded(element)) elements.push(element);
    }
    const [first] = elements;
    if (!first) return [];
    const old = before.find(
      (one) =>
        one.entry === entry &&
        one.device === device &&
        isSameList(one.elements, elements) &&
        // A module that was moved within the document is measured again.
        one.stuck.every(({ copy }, at) => copy.previousElementSibling === elements[at]),
    );
    if (old) return old;
    const setting = (parts.devices?.settingNow ?? readSetting)(entry, onProblem);
    return {
      entry,
      device,
      setting,
      elements,
      first,
      height: 0,
      chains: byEdge(() => []),
      margin: 0,
      stuck: [],
    };
  });
}
