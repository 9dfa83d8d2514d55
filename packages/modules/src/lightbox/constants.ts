/** The lightbox's numbers (docs/reference/lightbox.md). */

/** Milliseconds from closing to being gone. */
export const REMOVAL_DELAY = 500;
/** Milliseconds an image takes out of its thumbnail and back. */
export const ZOOM_DURATION = 500;
/** Milliseconds until what was inserted starts to fade in. */
export const READY_DELAY = 16;
