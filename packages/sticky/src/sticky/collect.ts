/** Finds the modules that the page's data means (docs/reference/sticky.md#data). */
import { isIgnored } from '@enliven/core';
import { isSameList } from './is-same';
import type { Member } from './member';
import { parts } from './parts';
import { readSetting, type StickyEntry } from './read-sticky';
import { byEdge } from './sticky-setting';

/**
 * What is known already keeps what it has.
 *
 * @param onProblem called for everything that is wrong with the entries
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
      all = root.querySelectorAll<HTMLElement>(entry.selector);
    } catch {
      // It does not parse.
      onProblem();
    }
    const elements = [...all].filter((element) => !isIgnored(element) && !element.matches('.et_pb_sticky_module *'));
    const [first] = elements;
    if (!first) return [];
    const old = before.find(
      (one) =>
        one.entry === entry &&
        one.device === device &&
        isSameList(one.elements, elements) &&
        // What is moved begins anew.
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
