/** The numbers of parallax backgrounds (contract C §10). */

/** How fast the background moves, measured by the content. */
export const SPEED = 0.3;
