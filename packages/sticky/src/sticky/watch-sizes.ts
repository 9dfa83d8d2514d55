/** Sees when the page, or a module, has become larger or smaller (contract B §9). */
import type { Member } from './member';
import { parts } from './parts';

/** Milliseconds. */
const REST = 50;

/**
 * @param page root of the document
 * @param rested called once nothing has changed its size for a while, or is about to
 * @returns watches these from now on, and the page with them; without any, nothing
 */
export function watchSizes(page: Element, rested: () => void): (members: readonly Member[]) => void {
  let watched: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(() => (watched.some((element) => parts.styles?.isMoving(element)) ? wait() : rested()), REST);
  }

  const observer = new ResizeObserver(wait);
  return (members) => {
    clearTimeout(timer);
    observer.disconnect();
    watched = members.map(({ first }) => first);
    if (watched[0]) for (const element of [page, ...watched]) observer.observe(element, { box: 'border-box' });
  };
}
