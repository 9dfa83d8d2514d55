/** Finds the modules that the page's data means (contract B §2.2, §15). */
import { isIgnored } from '@enliven/core';
import type { Member } from './member';
import { parts } from './parts';
import { readSetting, type StickyEntry } from './read-sticky';

/** Whether all are where they were: what is moved begins anew. */
const isSame = (member: Member, elements: readonly HTMLElement[]): boolean =>
  elements.length === member.elements.length &&
  elements.every((element, at) => {
    const stuck = member.stuck[at];
    return element === member.elements[at] && (!stuck || stuck.copy.previousElementSibling === element);
  });

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
): readonly Member[] {
  return entries.flatMap((entry): Member | [] => {
    let all: Iterable<HTMLElement> = [];
    try {
      all = root.querySelectorAll<HTMLElement>(entry.selector);
    } catch {
      // It does not parse.
      onOdd();
    }
    const elements = [...all].filter((element) => !isIgnored(element) && !element.matches('.et_pb_sticky_module *'));
    const [first] = elements;
    if (!first) return [];
    const old = before.find((member) => member.entry === entry && isSame(member, elements));
    if (old) return old;
    const setting = parts.devices?.settingNow(entry, onOdd) ?? readSetting(entry.fields, onOdd);
    return { entry, setting, elements, first, height: 0, chains: { top: [], bottom: [] }, margin: 0, stuck: [] };
  });
}
