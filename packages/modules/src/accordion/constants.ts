/** The accordion's numbers (docs/reference/toggles-and-accordions.md#accordions). */

/** Milliseconds of the scroll that brings a title back into view. */
export const SCROLL_DURATION = 400;
/** Pixels left free above that title. */
export const SCROLL_GAP = 50;
