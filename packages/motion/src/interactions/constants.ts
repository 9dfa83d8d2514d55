/** The numbers and names of interactions (docs/reference/interactions.md, docs/reference/interactions.md#effects). */

/** Milliseconds within which the same change of the same thing is made only once. */
export const REPEAT_DELAY = 50;
/** Seconds a cookie is kept: 365 days. */
export const COOKIE_AGE = 31_536_000;
/** Characters the name of an attribute may have. */
export const NAME_LENGTH = 200;
/** Up to here a breakpoint is narrower than the desktop. */
export const DESKTOP_ORDER = 50;
/** How wide breakpoints are where the page does not say. */
export const ORDERS: Readonly<Record<string, number>> = { desktop: DESKTOP_ORDER, tablet: 30, phone: 10 };
