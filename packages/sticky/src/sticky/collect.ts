/** Finds the modules that the page's data means (contract B §2.2, §15). */
import { isIgnored } from '@enliven/core';
import { firstOf, type Member } from './member';
import { type StickyEntry, settingsFor } from './read-sticky';
import { withoutNested } from './surrounding';

/** Selectors that do not parse find nothing. */
export function parses(document: Document, { selector }: StickyEntry): boolean {
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    return false;
  }
}

/** Whether there is something for one of them at or below `from`; copies of ours are nothing new. */
export const concerns = (entries: readonly StickyEntry[], from: ParentNode): boolean =>
  !('matches' in from && isIgnored(from as Element)) &&
  entries.some(
    ({ selector }) => from.querySelector(selector) || ('matches' in from && (from as Element).matches(selector)),
  );

/** Builders sort them by place; what is stuck already keeps what it has. */
export function collect(
  root: ParentNode,
  entries: readonly StickyEntry[],
  device: string,
  before: readonly Member[],
): Member[] {
  const { settings } = settingsFor(entries, device);
  const known = new Map(before.map((member) => [member.entry, member]));
  const found = entries.flatMap((entry): Member[] => {
    const elements = [...root.querySelectorAll<HTMLElement>(entry.selector)].filter(
      (element) => !isIgnored(element) && !element.parentElement?.closest('.et_pb_sticky_module'),
    );
    const setting = settings.get(entry.id);
    if (!setting || elements.length === 0) return [];
    const old = known.get(entry);
    if (old && elements.every((element, at) => element === old.elements[at])) return [old];
    const chains = { top: [], bottom: [] };
    const decision = { phase: 'normal' } as const;
    return [
      { entry, setting, elements, chains, decision, stuck: [], geometry: undefined, size: undefined, heightSticky: 0 },
    ];
  });
  return withoutNested(found, (outer, inner) => firstOf(outer).contains(firstOf(inner)));
}
