/** How far a point is on its way through the window (docs/reference/scroll-effects.md#formulas). */

/** Percent of the way: 0 when the point enters at the bottom edge, 100 when it leaves at the top. */
export const positionPercent = (point: number, scroll: number, height: number): number =>
  height > 0 ? 100 - (100 * (point - scroll)) / height : 100;
