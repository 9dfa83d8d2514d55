/** The numbers of scroll effects (docs/reference/scroll-effects.md#formulas, docs/reference/scroll-effects.md#life). */

/** Pixels: the original's values change only every so many. */
export const SCROLL_STEP = 15;
/** Pixels of height added on real phones and tablets, whose bars come and go. */
export const MOBILE_EXTRA = 100;
/** Pixels one unit of a shift stands for. */
export const SHIFT_UNIT = 100;
/** Pixels above and below the window within which elements begin to move. */
export const LOOK_BACK = 250;
export const LOOK_AHEAD = 500;
/** Milliseconds until elements are shown for good (docs/reference/scroll-effects.md#life). */
export const SHOWN_DELAY = 200;
/** Milliseconds of rest after the window or the page changed its size, and after another device was chosen. */
export const RESIZE_DELAY = 50;
export const DEVICE_DELAY = 100;
/** Elements that begin to move together: styles and layout are computed once for all of them, and not for each. */
export const START_BATCH = 12;

/** Items one grid may have. More is a mistake in the data. */
export const MAX_GRID_ITEMS = 500;
/** Posts of a grid that does not say how many it has. */
export const GRID_ITEMS = 10;
/** Pixels below the window within which elements begin to move where a builder shows the page half as large. */
export const LOOK_AHEAD_ZOOMED = 1500;
/** Pixels a block editor shows above the page. */
export const PREVIEW_SHIFT = 100;
/** Milliseconds until a builder that shows the page differently has settled. */
export const PREVIEW_DELAY = 2000;
