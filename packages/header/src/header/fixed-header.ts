/** From where on a header is fixed: numbers are compared while the page is scrolled (docs/reference/header.md#fixed-header). */
import { $scroll, measure, measureLaidOut, type Scope } from '@enliven/core';
import { moveAlong } from './move-along';
import type { HeaderParts, Heights, MeasuredHeader } from './read-header';

/** Headers up to this height shrink by less. */
const LOW = 90;

/** Distance from the window's top at which the content makes the header fixed. */
export function switchOffset({ adminBar, top, header }: Heights): number {
  const all = header + top;
  return all - (all <= LOW ? 29 : 56) + adminBar;
}

/**
 * The scroll position from which on the header is fixed.
 *
 * @param watched top of what decides, from the document's top
 * @param before its top without the room for a transparent header
 */
export function fixedFrom(heights: Heights, watched: number, before = watched): number {
  const offset = switchOffset(heights);
  return before < offset ? watched - before + offset : watched - offset;
}

/** From the document's top, as it is while the header is not fixed. A layout read. */
export function topOf({ view, container }: HeaderParts, element: Element | null): number {
  if (!element) return 0;
  const moved = container?.contains(element) ? Number.parseFloat(getComputedStyle(container).marginTop) || 0 : 0;
  return element.getBoundingClientRect().top + view.scrollY - moved;
}

/** What decides for every header; headers with other rules are given it, since it comes with the first scrolling. */
export interface FixedRules {
  switchOffset(heights: Heights): number;
  fixedFrom(heights: Heights, watched: number, before?: number): number;
  topOf(parts: HeaderParts, element: Element | null): number;
}

const rules: FixedRules = { switchOffset, fixedFrom, topOf };

export interface FixedHeader {
  /** Finds out from where on it is fixed. */
  measure(size: MeasuredHeader): void;
  /** Moves the page along; it reads. @param spaced the page leaves room for the header, which becomes less */
  update(size: MeasuredHeader, spaced: boolean): void;
}

/**
 * @param otherFrom in place of what holds for every header
 * @param onSwitch called with whether it is fixed, each time that changes
 * @param isRestored the page was scrolled when the header came to life, as after a reload
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
      // Where the content begins is known once the room above it is.
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
