/** Scrolls to the message of a form, unless the visitor has gone on elsewhere while it was sent. */
import { membersOf } from '@enliven/core';

/** Whether the focus is neither in `scope` nor nowhere. @param scope the form or what it is in */
export function hasGoneOn(scope: Element): boolean {
  const { activeElement, body } = membersOf(scope).ownerDocument;
  return activeElement !== null && activeElement !== body && !membersOf(scope).contains(activeElement);
}

/** Scrolls to a message outside the window. */
export function revealMessage(scope: Element, message: Element | null | undefined): void {
  if (!hasGoneOn(scope)) message?.scrollIntoView?.({ block: 'nearest' });
}
