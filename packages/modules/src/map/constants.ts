/** The maps' numbers (docs/reference/maps.md). */

/** What a map without a zoom of its own shows: a house and its neighbours. */
export const DEFAULT_ZOOM = 18;
/** Pixels: the theme's marker, the point of it that stands on the place, and where its window begins. */
export const MARKER = { size: [46, 43], foot: [16, 43], head: [0, -45], clickable: [1, 1, 46, 43] } as const;
/** How near a map must come before anything is asked of a provider. */
export const NEAR = '300px 0px';
/** Milliseconds a provider may take. */
export const PROVIDER_PATIENCE = 10_000;
/** Milliseconds between leaving and entering, when hover content is told that a window has opened. */
export const HOVER_PAUSE = 1;
