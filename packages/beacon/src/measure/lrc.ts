/** Measures which elements are so far below the first screen that rendering them can wait (docs/reference/beacon.md#lazy-rendering). */

import { boxOf } from '../page/visibility';
import { containsAny, listOf, type Run } from '../run';

const HASH = 'data-rocket-location-hash';

/** Returns the distance of the top edge below the first screen. */
const distanceOf = (element: Element): number => Math.max(0, boxOf(element).top + scrollY - innerHeight);

/** Returns the element or the child that would look different if it were rendered late. */
function findConflict(element: Element): Element | undefined {
  return [element, ...element.children].find((one) => {
    const { margin, contentVisibility, position } = getComputedStyle(one);
    return (
      /(^| )-/.test(margin) ||
      (one === element ? /auto|hidden/.test(contentVisibility) : /absolute|fixed/.test(position))
    );
  });
}

/** Returns the number of ancestors below the body. */
const depthOf = ({ parentElement }: Element): number =>
  parentElement && parentElement !== document.body ? 1 + depthOf(parentElement) : 0;

/** @param hashes receives the results, including those before an error */
export async function measureLrc({ data, each, log }: Run, hashes: string[]): Promise<void> {
  const { skipStrings = ['memex'], lrc_threshold: threshold = 1800 } = data;
  const skipped = listOf(skipStrings).map((text) => text.toLowerCase());
  await each(document.querySelectorAll(`[${HASH}]`), (element) => {
    const { id, localName, parentElement, clientHeight } = element;
    const value = (name: string) => element.getAttribute(name);
    const hash = value(HASH);
    if (!hash || containsAny(id.toLowerCase(), skipped)) return;
    // Used symbols must be rendered, and so must their ancestors.
    if (element.querySelector('svg use')) return log('%csvg use', 'color:orange', element);
    if (
      listOf(data.exclusions).some(([name, pattern]) => value(name) && new RegExp(pattern, 'i').test(`${value(name)}`))
    )
      return;
    const distance = distanceOf(element);
    const canWait =
      parentElement && distanceOf(parentElement) < threshold && distance >= threshold && !findConflict(element);
    if (canWait) hashes.push(hash);
    const depth = depthOf(element);
    log(
      `%c${'\t'.repeat(depth)}${[localName, depth, distance, hash, clientHeight]}`,
      `color:${canWait ? 'green' : distance ? '' : 'red'}`,
    );
  });
}
