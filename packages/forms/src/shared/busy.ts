/** A form that is on its way to its server: told to screen readers, and after a while to everybody. */
import { phrase } from '@enliven/core';
import type { Claims } from './claims';
import { SLOW_AFTER } from './constants';

const BUTTONS = '.wpcf7-submit,.et_pb_contact_submit,.et_pb_newsletter_button';

/**
 * @param slow hears the sentence for who waits for long
 * @returns the function that says it is no longer
 */
export function makeBusy(form: Element, claims: Claims, slow: (sentence: string) => void): () => void {
  const set = (busy?: boolean) => {
    claims.set(form, 'attr:aria-busy', busy);
    for (const button of form.querySelectorAll(BUTTONS)) claims.set(button, 'attr:aria-disabled', busy);
  };
  const timer = setTimeout(
    () => slow(phrase('form_slow', 'This takes longer than usual. Please wait, it is still being sent.')),
    SLOW_AFTER,
  );
  set(true);
  return () => {
    clearTimeout(timer);
    set();
  };
}
