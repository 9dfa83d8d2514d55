/** Numbers of scroll effects that few pages need: those of grids, and those of builders. */

/** Items one grid may have. More is a mistake in the data. */
export const MAX_GRID_ITEMS = 500;
/** Posts of a grid that does not say how many it has. */
export const GRID_ITEMS = 10;
/** Pixels below the window within which elements begin to move where a builder shows the page half as large. */
export const LOOK_AHEAD_ZOOMED = 1500;
/** Pixels a block editor shows above the page. */
export const PREVIEW_SHIFT = 100;
/** Milliseconds until a builder that shows the page differently has settled. */
export const LOCATION_REST = 2000;
