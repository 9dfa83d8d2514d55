/** Marks a form as busy while its request is pending. */
import { queryAll } from '@enliven/core';
import type { FormScope } from './form-scope';
import { formMessage } from './messages';

/** Milliseconds until a message tells the visitor that sending takes longer than usual. */
const SLOW_AFTER = 5000;

const BUTTONS = '.wpcf7-submit,.et_pb_contact_submit,.et_pb_newsletter_button';

/**
 * Marks a form and its buttons as busy.
 *
 * @param onSlow called with a message if the request takes long
 * @returns the function that ends the busy state
 */
export function markBusy(form: Element, scope: FormScope, onSlow: (text: string) => void): () => void {
  const cancel = scope.timeout(
    () => onSlow(formMessage('form_slow', 'This takes longer than usual. Please wait, it is still being sent.')),
    SLOW_AFTER,
  );
  const setBusy = (busy?: boolean) => {
    scope.put(form, 'attr:aria-busy', busy);
    for (const button of queryAll(form, BUTTONS)) scope.put(button, 'attr:aria-disabled', busy);
  };
  setBusy(true);
  return () => {
    cancel();
    setBusy();
  };
}
