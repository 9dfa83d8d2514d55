/** The numbers of scroll effects (contract A §3, §4). */

/** Pixels: the original's values change only every so many. */
export const SCROLL_STEP = 15;
/** Pixels of height added on real phones and tablets, whose bars come and go. */
export const MOBILE_EXTRA = 100;
/** Pixels one unit of a shift stands for. */
export const SHIFT_UNIT = 100;
/** Items one grid may have. More is a mistake in the data. */
export const MAX_GRID_ITEMS = 500;
/** Posts of a grid that does not say how many it has. */
export const GRID_ITEMS = 10;
