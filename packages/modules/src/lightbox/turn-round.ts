/** Keeps the Tab key within a dialog (APG Dialog): browsers would go on to their own buttons, and some to nowhere. */

const STOPS =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[tabindex],[contenteditable]';

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0;

/** From the last stop to the first, and back. In between the browser finds its way. */
export function turnRound(dialog: Element, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const at = stops.indexOf(dialog.ownerDocument.activeElement as HTMLElement);
  const back = event.shiftKey;
  const edge = back ? 0 : stops.length - 1;
  // The focus begins on the box around everything, which is no stop itself: nothing lies before it.
  if (at < 0 ? !back : at !== edge) return;
  event.preventDefault();
  stops.at(back ? -1 : 0)?.focus();
}
