/** Elements so far below the first screen that drawing them can wait (docs/reference/beacon.md#lazy-rendering). */

import { boxOf } from '../page/visible';
import { containsAny, listOf, type Run } from '../run';

const HASH = 'data-rocket-location-hash';

/** How far its top edge is below the first screen. */
const distanceOf = (element: Element): number => Math.max(0, boxOf(element).top + scrollY - innerHeight);

/** @returns the element that would look different if it were drawn late: it, or a child */
function conflictOf(element: Element): Element | undefined {
  return [element, ...element.children].find((one) => {
    const { margin, contentVisibility, position } = getComputedStyle(one);
    return (
      /(^| )-/.test(margin) ||
      (one === element ? /auto|hidden/.test(contentVisibility) : /absolute|fixed/.test(position))
    );
  });
}

/** How many elements of the body it is in. */
const depthOf = ({ parentElement }: Element): number =>
  parentElement && parentElement !== document.body ? 1 + depthOf(parentElement) : 0;

/** @param hashes filled in; keeps what is in it when something fails */
export async function measureLrc({ data, each, log }: Run, hashes: string[]): Promise<void> {
  const { skipStrings = ['memex'], lrc_threshold: threshold = 1800 } = data;
  const skipped = listOf(skipStrings).map((text) => text.toLowerCase());
  await each(document.querySelectorAll(`[${HASH}]`), (element) => {
    const { id, localName, parentElement, clientHeight } = element;
    const value = (name: string) => element.getAttribute(name);
    const hash = value(HASH);
    if (!hash || containsAny(id.toLowerCase(), skipped)) return;
    // Symbols that are used must be drawn, and so must everything they are in.
    if (element.querySelector('svg use')) return log('%csvg use', 'color:orange', element);
    if (
      listOf(data.exclusions).some(([name, pattern]) => value(name) && new RegExp(pattern, 'i').test(`${value(name)}`))
    )
      return;
    const distance = distanceOf(element);
    const isWorth =
      parentElement && distanceOf(parentElement) < threshold && distance >= threshold && !conflictOf(element);
    if (isWorth) hashes.push(hash);
    const depth = depthOf(element);
    log(
      `%c${'\t'.repeat(depth)}${[localName, depth, distance, hash, clientHeight]}`,
      `color:${isWorth ? 'green' : distance ? '' : 'red'}`,
    );
  });
}
