/** Scroll position that fixes the header, compared while the page scrolls (docs/reference/header.md#fixed-header). */
import { $scroll, measure, measureLaidOut, member, type Scope } from '@enliven/core';
import { moveAlong } from './move-along';
import type { HeaderParts, Heights, MeasuredHeader } from './read-header';

/** Maximum height of headers that shrink by less. */
const LOW = 90;

/** Returns the distance from the window's top at which the content fixes the header. */
export function switchOffset({ adminBar, top, header }: Heights): number {
  const all = header + top;
  return all - (all <= LOW ? 29 : 56) + adminBar;
}

/**
 * Returns the scroll position that fixes the header.
 *
 * @param watched top of the decisive element, from the document's top
 * @param before its top without the room for a transparent header
 */
export function fixedFrom(heights: Heights, watched: number, before = watched): number {
  const offset = switchOffset(heights);
  return before < offset ? watched - before + offset : watched - offset;
}

/** Returns the top of an element from the document's top, as it is while the header is not fixed. Reads layout. */
export function topOf({ view, container }: HeaderParts, element: Element | null): number {
  if (!element) return 0;
  const isInside = container && member(container, 'contains')(element);
  const moved = isInside ? Number.parseFloat(getComputedStyle(container).marginTop) || 0 : 0;
  return member(element, 'getBoundingClientRect')().top + view.scrollY - moved;
}

/** Rules for every header, as an argument for header variants, since the code loads on first scroll. */
export interface FixedRules {
  switchOffset(heights: Heights): number;
  fixedFrom(heights: Heights, watched: number, before?: number): number;
  topOf(parts: HeaderParts, element: Element | null): number;
}

const rules: FixedRules = { switchOffset, fixedFrom, topOf };

export interface FixedHeader {
  /** Measures the position that fixes the header. */
  measure(size: MeasuredHeader): void;
  /** Moves the page along. Reads layout. @param spaced whether the page has room for the header, which shrinks with it */
  update(size: MeasuredHeader, spaced: boolean): void;
}

/**
 * Fixes the header by scroll position.
 *
 * @param otherFrom replaces the rule for every header
 * @param onSwitch called with the state each time it changes
 * @param isRestored whether the page was scrolled at the mount, as after a reload
 */
export function fixHeader(
  parts: HeaderParts,
  scope: Scope,
  otherFrom: ((size: MeasuredHeader, rules: FixedRules) => number) | undefined,
  onSwitch: (fixed: boolean) => void,
  isRestored: boolean,
): FixedHeader {
  const motion = moveAlong(parts, scope, isRestored);
  let from = Number.POSITIVE_INFINITY;
  let fixed = false;
  let cancel = () => {};

  function compare(): void {
    const { y } = $scroll.get();
    const now = y > 0 && y >= from;
    if (now === fixed) return;
    fixed = now;
    onSwitch(fixed);
  }

  scope.add(() => cancel());
  scope.subscribe($scroll, compare);
  return {
    measure(size) {
      cancel();
      // The top of the content is known after the room above it was written.
      cancel = measureLaidOut(
        () => otherFrom?.(size, rules) ?? fixedFrom(size, topOf(parts, parts.content)),
        (position) => {
          from = position;
          cancel = measure(() => {}, compare);
        },
      );
    },
    update: (size, spaced) => motion.update({ size, fixed, from, spaced }),
  };
}
