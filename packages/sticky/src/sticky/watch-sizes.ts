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
  const told = new Map<Element, { width: number; height: number }>();
  let watched: readonly Member[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(member: Member): void {
    const { first, place, stuck, edge, soft } = member;
    const size = told.get(first);
    if (!size || !place) return;
    // A transition may have ended since the last frame, of which the sizes tell.
    const { width, height } = soft ? first.getBoundingClientRect() : size;
    const { box } = place;
    if (edge ? !differ(height, member.height) : !differ(height, box.height) && !differ(width, box.width)) return;
    // Stuck, it may come out otherwise than measured, and then that counts.
    member.height = height;
    for (const one of stuck) one.refresh();
    arrange(!edge);
  }

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (watched.some(({ first }) => told.has(first) && parts.styles?.isMoving(first))) return wait();
      if (told.has(page)) arrange();
      watched.forEach(check);
      told.clear();
    }, TIMING.resize);
  }

  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      for (const { inlineSize: width, blockSize: height } of borderBoxSize) told.set(target, { width, height });
    wait();
  });
  return (members) => {
    clearTimeout(timer);
    observer.disconnect();
    watched = members;
    if (members[0])
      for (const element of [page, ...members.map(({ first }) => first)])
        observer.observe(element, { box: 'border-box' });
  };
}
