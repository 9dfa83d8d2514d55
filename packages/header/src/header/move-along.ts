/** Moves the page along with a header that has become smaller or larger, and tells other scripts (docs/reference/header.md#fixed-header). */
import { emit, FIXED_ABOVE, page, type Scope } from '@enliven/core';
import type { HeaderParts, Heights, MeasuredHeader } from './read-header';

/** Milliseconds of the style sheet's own transition between both states. */
const TRANSITION = 400;
/** Milliseconds for each pixel that the page moves. */
const PIXEL = 14;
/** Milliseconds of a motion that one frame shows at most, however late it comes: too little to count as a shift of the layout. */
const FRAME = 32;

/** What the page is moved by while the header is fixed: it loses what the header loses. */
export const fixedMargin = ({ fixed, top }: Heights, padding: number): number => fixed + top - padding - 1;

export interface HeaderState {
  size: MeasuredHeader;
  fixed: boolean;
  /** The scroll position from which on it is fixed. */
  from: number;
  /** The page leaves room for it, which becomes less. */
  spaced: boolean;
}

export interface PageMotion {
  update(state: HeaderState): void;
}

/** @param by where it begins, in pixels from where it ends @returns the function that ends it */
function animateMargin(page: HTMLElement, by: number, duration: number): () => void {
  const motion = page.animate?.({ marginTop: [`${by}px`, '0px'], composite: 'add' }, duration);
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
 * @param isRestored the page was scrolled when the header came to life, as after a reload: it stays where the browser has put
 *   it, or it would move on with each reload, until the header is not fixed any more
 */
export function moveAlong(
  { owner, view, header, container }: HeaderParts,
  scope: Scope,
  isRestored: boolean,
): PageMotion {
  const claims = scope.claims();
  let announced = false;
  /** The header has been fixed, so the page has been moved. */
  let moved = false;
  let margin: number | undefined;
  /** How far the page can be scrolled while the header is not fixed. */
  let scrollable = 0;
  let stop = () => {};
  let cancelEnd = () => {};

  scope.add(() => stop());
  return {
    update({ size, fixed, from, spaced }) {
      moved ||= fixed;
      if (!moved) return;
      // Divi 5 moves the page only when the header is no longer fixed, by the pixel below.
      const keepsPlace = page().generation === 5;
      const shrunk = keepsPlace ? (margin ?? 0) : fixedMargin(size, size.offset);
      const isMobile = header.querySelector('.mobile_menu_bar_toggle')?.getClientRects()[0];
      isRestored &&= fixed;
      const moves = spaced && !isRestored && !isMobile && size.width > FIXED_ABOVE && container;
      if (!announced) scrollable = owner.documentElement.scrollHeight - view.innerHeight;
      // Not where the page would end before the header is fixed, which would undo itself.
      const marginTop = moves ? (fixed && scrollable + shrunk > from ? shrunk : -1) : 0;
      if (marginTop !== margin) {
        // Where it is on its way, if it is moving.
        const now = moves ? Number.parseFloat(getComputedStyle(moves).marginTop) || 0 : 0;
        margin = marginTop;
        stop();
        claims.set([
          [container, 'class:et-animated-content', true],
          [marginTop && moves, 'style:margin-top', `${marginTop}px`],
          // It is moved by us; a menu that slides in moves it to the side.
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
