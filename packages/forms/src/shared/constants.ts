/** What all forms share. */

/** Milliseconds for what is only nice to have, such as rules and fresh captchas. */
export const ASK_TIMEOUT = 10_000;
/** Milliseconds a server gets for a form. */
export const SEND_TIMEOUT = 60_000;
/** How near the window a form must be before it asks its server for anything. */
export const NEAR = '400px';
/** The e-mail rule of the plugin, and of the builder's fourth generation (docs/reference/plugin-forms.md#rules); linear in length. */
export const EMAIL = /^(?=.{6})[\w!#$%&'*+/=?^`{|}~.-]+@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i;
