/** Sends a sign-up and shows the answer. Lazy part: fetched on the first focus or press. */
import { HttpError } from '@enliven/core';
import { checkField, text } from '../builder/check';
import { announce } from '../builder/show-errors';
import { createSubmission } from '../builder/submission';
import type { FormSession, LiveForm } from '../builder/use-builder-form';
import { isCustom, type NewsletterConfig, ownFields } from './config';
import { ajaxAddress, entryOf, signupValue, subscribe } from './subscribe';

export function createNewsletterSession(element: Element, { form }: NewsletterConfig, live: LiveForm): FormSession {
  /** Replaces the page's nonce after it expired. */
  let nonce: string | undefined;

  function showSuccess(): void {
    const { claims } = live.context;
    const fields = form.querySelector('.et_pb_newsletter_fields');
    const success = form.querySelector<HTMLElement>('.et_pb_newsletter_success');
    if (fields) claims.set(fields, 'style:display', 'none');
    if (success) {
      claims.set(success, 'style:display', 'block');
      claims.set(success, 'attr:role', 'status');
      claims.set(success, 'attr:tabindex', '-1');
      success.focus();
    }
  }

  return createSubmission(element, live, {
    place: { package: '@enliven/forms', behavior: 'newsletter', element },
    requested: (_, fields) => [...ownFields(form, fields), ...fields.filter(isCustom)],
    markOf: (field) => (isCustom(field) ? 'et_contact_error' : 'et_pb_signup_error'),
    check: (_, shown) => (form.reportValidity() ? shown.flatMap((field) => checkField(field, true) ?? []) : undefined),
    action: () => `Divi/Module/EmailOptin/List/${signupValue(form, 'list_id')}`,
    async send(_, shown, hidden, token) {
      const added = shown.filter(isCustom);
      const custom =
        added.length > 0
          ? await import('./custom-fields').then((code) =>
              added.flatMap((field) => code.customEntries(field, signupValue(form, 'provider'))),
            )
          : [];
      const refusal = await subscribe(
        ajaxAddress(),
        entryOf(form, custom, hidden, token, nonce),
        form.ownerDocument.location,
        (fresh) => {
          nonce = fresh;
        },
      );
      return {
        accepted: !refusal,
        show(next) {
          announce(live.context, ...(refusal ? [refusal.sentence ?? text('subscription_failed')] : []));
          if (refusal) return;
          if (next) next.addParameters((name) => signupValue(form, name));
          else showSuccess();
        },
      };
    },
    // Without an answer the message says why; an unreadable answer is not shown to visitors.
    sentences: (error) => [
      ...(error instanceof HttpError && !error.status && error.code !== 'invalid_json' ? [error.message] : []),
      text('subscription_failed'),
    ],
  });
}
