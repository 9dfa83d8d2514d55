/** Shows and hides targets of interactions (docs/reference/interactions.md#effects). */
import { revealed } from '@enliven/core';
import type { ClaimRegistry } from './claim-registry';
import type { Operation } from './interaction';

const DISPLAY = 'style:display';
const BEFORE = 'attr:data-divi-original-display';

const displayOf = (element: Element): string =>
  element.ownerDocument.defaultView?.getComputedStyle(element).display ?? '';
export const isShown = (element: Element): boolean => displayOf(element) !== 'none';

/** Messages that pause embedded players. */
const PAUSE = ['{"event":"command","func":"pauseVideo","args":""}', '{"method":"pause"}'];

function pause(element: Element): void {
  for (const media of element.querySelectorAll<HTMLMediaElement>('video,audio')) media.pause();
  for (const frame of element.querySelectorAll<HTMLIFrameElement>('iframe[src*="youtu"],iframe[src*="vimeo"]'))
    for (const word of PAUSE) frame.contentWindow?.postMessage(word, '*');
}

/** Returns the `display` of an element that the style sheet hides. */
const ownDisplay = ({ classList }: Element): string => /\bet_(flex|grid)_/.exec(`${classList}`)?.[1] ?? 'block';

/** Shows or hides an element. @returns whether it is shown now; undefined if nothing has changed */
export function changeVisibility(verb: Operation, element: Element, { set, drop }: ClaimRegistry): boolean | undefined {
  const before = isShown(element);
  const after = verb === 'add' || (verb === 'toggle' && !before);
  if (before === after) return undefined;
  if (after) {
    drop(element, DISPLAY);
    drop(element, BEFORE);
    if (!isShown(element)) set(element, DISPLAY, `${ownDisplay(element)} !important`);
    // Behaviors inside measure again.
    revealed.emit(element);
  } else {
    set(element, BEFORE, displayOf(element));
    set(element, DISPLAY, 'none !important');
    pause(element);
  }
  return after;
}
