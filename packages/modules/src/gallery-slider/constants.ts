/** Where a gallery's controls stand (docs/reference/sliders.md#gallery-controls). */

/** Arrows stay between these parts of the slider's height, in percent. */
export const ARROW_TOP = { min: 10, max: 90 };
/** Half an arrow's height, in pixels. */
export const ARROW_HALF = 24;
/** Pixels between the dots and the picture's lower edge. */
export const DOTS_GAP = 20;
