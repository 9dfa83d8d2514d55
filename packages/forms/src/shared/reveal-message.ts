/** Scrolls to the message of a form, unless the visitor has moved the focus elsewhere while the form was sent. */
import { membersOf } from '@enliven/core';

/** Whether an element outside `root` has the focus. @param root the form, or an element around it */
export function isFocusElsewhere(root: Element): boolean {
  const { activeElement, body } = membersOf(root).ownerDocument;
  return activeElement !== null && activeElement !== body && !membersOf(root).contains(activeElement);
}

/** Scrolls to a message outside the window, unless focus is elsewhere. @param root the form, or an element around it */
export function revealMessage(root: Element, message: Element | null | undefined): void {
  if (!isFocusElsewhere(root)) message?.scrollIntoView?.({ block: 'nearest' });
}
