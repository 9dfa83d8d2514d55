/** Moves the page along with a header that changes its height, and notifies other scripts (docs/reference/header.md#fixed-header). */
import { emit, FIXED_ABOVE, member, page, query, type Scope } from '@enliven/core';
import type { HeaderParts, Heights, MeasuredHeader } from './read-header';

/** Milliseconds of the style sheet's transition between both heights. */
const TRANSITION = 400;
/** Milliseconds for each pixel that the page moves. */
const PIXEL = 14;
/** Maximum milliseconds of the motion in one frame, even a late one: too little to count as layout shift. */
const FRAME = 32;

/** Returns the margin of the page while the header is fixed: the page moves up by the height that the header loses. */
export const fixedMargin = ({ fixed, top }: Heights, padding: number): number => fixed + top - padding - 1;

export interface HeaderState {
  size: MeasuredHeader;
  fixed: boolean;
  /** Scroll position at which it becomes fixed. */
  from: number;
  /** Whether the page has room for the header, which shrinks with it. */
  spaced: boolean;
}

export interface PageMotion {
  update(state: HeaderState): void;
}

/** Animates the margin. @param by start of the motion, in pixels from its end @returns the function that ends it */
function animateMargin(page: HTMLElement, by: number, duration: number): () => void {
  const motion = member(page, 'animate')?.({ marginTop: [`${by}px`, '0px'], composite: 'add' }, duration);
  let time = 0;
  let before: number | undefined;
  function step(now: number): void {
    if (motion.playState !== 'paused') return;
    time += Math.min(FRAME, now - (before ?? now));
    before = now;
    motion.currentTime = time;
    if (time < duration) requestAnimationFrame(step);
    else motion.cancel();
  }
  motion?.pause();
  if (motion) requestAnimationFrame(step);
  return () => motion?.cancel();
}

/**
 * Creates the motion of the page.
 *
 * @param isRestored whether the page was scrolled at the mount, as after a reload. The page then stays at the browser's position until
 *   the header is no longer fixed, or it would move on with each reload
 */
export function moveAlong(
  { owner, view, header, container }: HeaderParts,
  scope: Scope,
  isRestored: boolean,
): PageMotion {
  const claims = scope.claims();
  let announced = false;
  /** Whether the header has been fixed, so that the page has moved. */
  let moved = false;
  let margin: number | undefined;
  /** Maximum scroll position while the header is not fixed. */
  let scrollable = 0;
  let stop = () => {};
  let cancelEnd = () => {};

  scope.add(() => stop());
  return {
    update({ size, fixed, from, spaced }) {
      moved ||= fixed;
      if (!moved) return;
      // Divi 5 moves the page by one pixel only, after the header is no longer fixed.
      const keepsPlace = page().generation === 5;
      const shrunk = keepsPlace ? (margin ?? 0) : fixedMargin(size, size.offset);
      const isMobile = query(header, '.mobile_menu_bar_toggle')?.getClientRects()[0];
      isRestored &&= fixed;
      const moves = spaced && !isRestored && !isMobile && size.width > FIXED_ABOVE && container;
      if (!announced) scrollable = owner.documentElement.scrollHeight - view.innerHeight;
      // Not if the page would become too short for the header to stay fixed.
      const marginTop = moves ? (fixed && scrollable + shrunk > from ? shrunk : -1) : 0;
      if (marginTop !== margin) {
        // The current position of a running motion.
        const now = moves ? Number.parseFloat(getComputedStyle(moves).marginTop) || 0 : 0;
        margin = marginTop;
        stop();
        claims.set([
          [container, 'class:et-animated-content', true],
          [marginTop && moves, 'style:margin-top', `${marginTop}px`],
          // The margin is ours; a menu that slides in moves the page to the side.
          [marginTop && moves, 'style:transition-property', 'left, right'],
        ]);
        const by = now - marginTop;
        if (moves && !keepsPlace) stop = animateMargin(moves, by, Math.max(TRANSITION, Math.abs(by) * PIXEL));
      }
      if (announced === fixed) return;
      announced = fixed;
      const dispatch = (name: string) => emit(view, `ETDiviFixedHeaderTransition${name}`, { marginTop });
      dispatch('Start');
      cancelEnd();
      cancelEnd = scope.timeout(() => dispatch('End'), Math.max(TRANSITION, Math.abs(shrunk) * PIXEL));
    },
  };
}
