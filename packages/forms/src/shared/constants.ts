/** Time limits and rules that all forms share. */

/** Where parts that several behaviors use report errors from. */
export const PLACE = { package: '@enliven/forms' } as const;
/** Milliseconds for optional requests, such as rules and captchas. */
export const ASK_TIMEOUT = 10_000;
/** Milliseconds a server gets for a form. */
export const SEND_TIMEOUT = 60_000;
/** Distance from the window at which a form sends its first request. */
export const NEAR = '400px';
/** The e-mail rule of the plugin, and of the builder's fourth generation (docs/reference/plugin-forms.md#rules); linear in length. */
export const EMAIL = /^(?=.{6})[\w!#$%&'*+/=?^`{|}~.-]+@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i;
