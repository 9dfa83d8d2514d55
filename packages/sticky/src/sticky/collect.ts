/** Finds the modules that the page's data means (contract B §2.2, §15). */
import { $breakpoint, isIgnored } from '@enliven/core';
import type { Member } from './member';
import { type StickyEntry, settingFor } from './read-sticky';

/** Whether it is where it was: what is moved begins anew. */
const isAt = ({ elements, stuck }: Member, element: Element, at: number): boolean =>
  element === elements[at] && (!stuck[at] || stuck[at].placeholder.previousElementSibling === element);

/**
 * What is known already keeps what it has.
 *
 * @param onOdd called for everything that is wrong with the entries
 */
export function collect(
  root: Element,
  entries: readonly StickyEntry[],
  before: readonly Member[],
  onOdd: () => void,
): Member[] {
  const found = entries.flatMap((entry): Member | [] => {
    try {
      const elements = [...root.querySelectorAll<HTMLElement>(entry.selector)].filter(
        (element) => !isIgnored(element) && !element.parentElement?.closest('.et_pb_sticky_module'),
      );
      const [first] = elements;
      if (!first) return [];
      const old = before.find((member) => member.entry === entry);
      if (old?.elements.length === elements.length && elements.every((element, at) => isAt(old, element, at)))
        return old;
      const setting = settingFor(entry, $breakpoint.get(), onOdd);
      return {
        entry,
        setting,
        elements,
        first,
        height: 0,
        chains: { top: [], bottom: [] },
        phase: 'normal',
        stuck: [],
      };
    } catch {
      // Its selector does not parse.
      onOdd();
      return [];
    }
  });
  // What is within a sticky module never sticks itself.
  return found.filter((inner) => !found.some((outer) => outer !== inner && outer.first.contains(inner.first)));
}
