/** Time limits of the requests of all forms. */

/** Milliseconds for optional requests, such as rules and captchas. */
export const OPTIONAL_TIMEOUT = 10_000;
/** Milliseconds a server gets for a form. */
export const SEND_TIMEOUT = 60_000;
