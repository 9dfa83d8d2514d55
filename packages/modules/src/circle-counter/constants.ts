/** The circle counter's numbers and defaults (docs/reference/counters.md#circle-counters). */

/** Width of the ring in CSS pixels. */
export const LINE_WIDTH = 5;
/** What Divi 5 shows when its data leaves something out. */
export const DEFAULT_VALUE = '50';
export const DEFAULT_TRACK = '#000000';
export const DEFAULT_ALPHA = 0.1;
/** The builder's own accent color, for pages that do not say theirs. */
export const DEFAULT_ACCENT = '#2ea3f2';
