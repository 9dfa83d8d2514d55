/** Conformance suite for password fields. */
import { click, describeBehavior, nextFrames } from '@enliven/testing';
import { passwordField } from '../src/password-field';

describeBehavior(passwordField, {
  html: '<div class="woocommerce"><form><p><label for="secret">Password</label><input id="secret" type="password" name="password"></p></form></div>',
  // Shows and hides the password, as a field that shows it no longer has the type password.
  act: async ({ nextElementSibling: button }) => {
    click(button as Element);
    await nextFrames();
    click(button as Element);
  },
});
