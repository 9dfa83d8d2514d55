/** Constants of interactions (docs/reference/interactions.md, docs/reference/interactions.md#effects). */

/** Milliseconds within which an interaction runs only once on a target. */
export const REPEAT_DELAY = 50;
/** Lifetime of a cookie in seconds: 365 days. */
export const COOKIE_AGE = 31_536_000;
/** Maximum length of an attribute's name. */
export const NAME_LENGTH = 200;
/** Order below which a breakpoint is narrower than the desktop. */
export const DESKTOP_ORDER = 50;
/** Order of breakpoints, narrow to wide, if the page does not print it. */
export const ORDERS: Readonly<Record<string, number>> = { desktop: DESKTOP_ORDER, tablet: 30, phone: 10 };
