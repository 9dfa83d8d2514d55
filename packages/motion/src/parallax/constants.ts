/** The numbers of parallax backgrounds (docs/reference/parallax.md#formula). */

/** How fast the background moves, measured by the content. */
export const SPEED = 0.3;
