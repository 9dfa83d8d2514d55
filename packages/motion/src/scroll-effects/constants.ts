/** Constants of scroll effects (docs/reference/scroll-effects.md#formulas, docs/reference/scroll-effects.md#life). */

/** Where lazy parts report errors from. */
export const PLACE = { package: '@enliven/motion', behavior: 'scroll-effects' } as const;

/** Pixels of scrolling after which the original updates its values. */
export const SCROLL_STEP = 15;
/** Pixels added to the window's height on phones and tablets, whose bars appear and disappear. */
export const MOBILE_EXTRA = 100;
/** Pixels for one unit of a translation. */
export const SHIFT_UNIT = 100;
/** Pixels above and below the window within which animations are started. */
export const LOOK_BACK = 250;
export const LOOK_AHEAD = 500;
/** Milliseconds until elements lose their hiding classes (docs/reference/scroll-effects.md#life). */
export const SHOWN_DELAY = 200;
/** Milliseconds without a further change after a resize, and after a change of breakpoint. */
export const RESIZE_DELAY = 50;
export const DEVICE_DELAY = 100;
/** Number of elements that are started together, so that styles and layout are computed once. */
export const START_BATCH = 12;

/** Maximum items of a grid. A larger number is a problem of the data. */
export const MAX_GRID_ITEMS = 500;
/** Items of a grid without a count. */
export const GRID_ITEMS = 10;
