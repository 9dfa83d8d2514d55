/** The numbers that all forms share. */

/** Milliseconds for what is only nice to have, such as rules and fresh captchas. */
export const ASK_TIMEOUT = 10_000;
/** How near the window a form must be before it asks its server for anything. */
export const NEAR = '400px';
/** What a visitor reads when nothing better is known. */
export const FAILED = 'This could not be sent. Please try again later.';
