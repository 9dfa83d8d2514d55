/** Observes the sizes of the page and its sticky modules (docs/reference/sticky.md#timers). */
import { watchSize } from '@enliven/core';
import type { Member } from './member';

/** Whether two sizes differ by a pixel or more; an unknown size always does. */
const differ = (a: number, b: number | undefined): boolean => !(Math.abs(a - (b as number)) < 1);

/** Whether a module's size differs from the measured one. While stuck only the height counts, since the width is ours. */
export const isResized = ({ edge, height: stuck, flow }: Member, width: number, height: number): boolean =>
  edge ? differ(height, stuck) : differ(height, flow?.box.height) || differ(width, flow?.box.width);

/** Milliseconds without a further change. */
const REST = 50;

/**
 * @param page the body, since observing the root element interferes with measuring after layout
 * @param onSettled called when a size differs from the measured one and has stopped changing
 * @returns observes the page and these members from now on; with an empty list, nothing
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
