/** Sees when the page, or a module, has become larger or smaller than it was measured (contract B §9). */
import type { Member } from './member';
import { parts } from './parts';
import { TIMING } from './timing';

const differ = (a: number, b: number): boolean => Math.abs(a - b) >= 1;

/**
 * @param arrange called for what must be measured anew; with true if its size while stuck must be, too
 * @returns watches these from now on, and the page with them; without any, nothing
 */
export function watchSizes(page: Element, arrange: (sizes?: boolean) => void): (members: readonly Member[]) => void {
  const sizes = new Map<Element, { width: number; height: number }>();
  let watched: readonly Member[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    if (watched.some(({ first }) => sizes.has(first) && parts.styles?.isMoving(first))) {
      wait();
      return;
    }
    if (sizes.has(page)) arrange();
    for (const member of watched) {
      const told = sizes.get(member.first);
      if (!told || !member.place) continue;
      // A transition may have ended since the last frame, of which the sizes tell.
      const now = member.size?.soft ? member.first.getBoundingClientRect() : told;
      const { left, top, right, bottom } = member.place.box;
      // In the flow it is as it was measured there. Stuck, its height may come out otherwise, and then that one counts.
      if (member.stuck.length === 0) {
        if (differ(right - left, now.width) || differ(bottom - top, now.height)) arrange(true);
      } else if (differ(member.height, now.height)) {
        member.height = now.height;
        for (const stuck of member.stuck) stuck.refresh();
        arrange();
      }
    }
    sizes.clear();
  }

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(settle, TIMING.resize);
  }

  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      for (const { inlineSize: width, blockSize: height } of borderBoxSize) sizes.set(target, { width, height });
    wait();
  });
  return (members) => {
    clearTimeout(timer);
    observer.disconnect();
    watched = members;
    if (members.length > 0)
      for (const element of [page, ...members.map(({ first }) => first)])
        observer.observe(element, { box: 'border-box' });
  };
}
