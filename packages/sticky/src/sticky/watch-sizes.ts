/** Sees when the page, or a module, has become larger or smaller (docs/reference/sticky.md#timers). */
import { watchSize } from '@enliven/core';
import { isResized } from './is-grown';
import type { Member } from './member';

/** Milliseconds. */
const REST = 50;

/**
 * @param page the body: the root element itself must not be observed by whoever measures after layout
 * @param onSettled called once something has another size than it was measured, and nothing changes any more
 * @returns watches these from now on, and the page with them; without any, nothing
 */
export function watchSizes(page: Element, onSettled: () => void): (members: readonly Member[]) => void {
  let watched: readonly Member[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isExpected = ({ target, borderBoxSize: [size] }: ResizeObserverEntry): boolean =>
    watched.some((member) => member.first === target && size && !isResized(member, size.inlineSize, size.blockSize));

  function compare(entries: readonly ResizeObserverEntry[]): void {
    if (entries.every(isExpected)) return;
    clearTimeout(timer);
    timer = setTimeout(onSettled, REST);
  }
  let stop = () => {};
  return (members) => {
    clearTimeout(timer);
    stop();
    watched = members;
    const elements = members[0] ? [page, ...members.map(({ first }) => first)] : [];
    stop = watchSize(elements, compare, undefined, { box: 'border-box' });
  };
}
