/** The pagination's numbers (docs/reference/blog.md#pages-in-place). */

/** Milliseconds the module takes to fade, each way, and how far it fades. */
export const FADE_DURATION = 600;
export const FADED = 0.2;
/** Milliseconds the page takes to scroll to the module, and how many pixels it stays below the header. */
export const SCROLL_DURATION = 400;
export const SCROLL_GAP = 50;
/** Milliseconds until a page that does not come is given up. */
export const PATIENCE = 15_000;
