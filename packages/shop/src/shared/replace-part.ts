/** Replaces a part of the page by the shop's answer and keeps the focus. */
import { documentOf, matches, member, query, queryAll } from '@enliven/core';

const CONTROLS = 'a,button,select,textarea,input:not([type=hidden])';

/** Moves the focus from the old part to the same control, else to the control at the same position, else to the new part. */
export function replacePart(old: Element, next: HTMLElement): void {
  const active = documentOf(old).activeElement;
  const hadFocus = member(old, 'contains')(active);
  const index = queryAll(old, CONTROLS).indexOf(active as Element);
  member(old, 'replaceWith')(next);
  if (!hadFocus) return;
  const same = active?.id && query<HTMLElement>(next, `#${CSS.escape(member(active, 'id'))}`);
  const targets = [next, ...queryAll<HTMLElement>(next, CONTROLS)];
  const target = same || (targets[index + 1] ?? targets.at(-1));
  if (target === next && !matches(next, CONTROLS)) next.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
