/** The simple carousel's numbers (docs/reference/sliders.md#simple-carousel). */

/** Milliseconds of a slide. */
export const SLIDE_DURATION = 1000;
/** Below this width of the window, in CSS pixels, wide columns show one item less. */
export const NARROW_BELOW = 768;
