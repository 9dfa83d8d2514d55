/** The numbers that all forms share. */

/** Milliseconds a server gets for a form; with a file it gets as long as a slow line needs for it. */
export const SEND_TIMEOUT = 60_000;
export const UPLOAD_TIMEOUT = 600_000;
/** Milliseconds for what is only nice to have, such as rules and fresh captchas. */
export const ASK_TIMEOUT = 10_000;
/** Milliseconds until a visitor is told that it takes longer than usual. */
export const SLOW_AFTER = 5000;
/** How near the window a form must be before it asks its server for anything. */
export const NEAR = '400px';
/** What a visitor reads when nothing better is known. */
export const FAILED = 'This could not be sent. Please try again later.';
