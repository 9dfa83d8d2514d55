/** Scrolls to the message of a form. */

/** Scrolls to a message outside the window, unless the visitor has gone on elsewhere. @param scope the form or what it is in */
export function revealMessage(scope: Element, message: Element | null | undefined): void {
  const { activeElement, body } = scope.ownerDocument;
  if (activeElement === body || scope.contains(activeElement)) message?.scrollIntoView?.({ block: 'nearest' });
}
