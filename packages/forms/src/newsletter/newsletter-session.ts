/** One sign-up, alive: what it asks, and how it thanks or says what is wrong. */
import { HttpError } from '@enliven/core';
import { checkField } from '../builder/check';
import { openErrand } from '../builder/errand';
import { say } from '../builder/notice';
import { text } from '../builder/texts';
import type { BuilderLife, BuilderSession } from '../builder/use-builder-form';
import { subscribe } from './answer';
import type { NewsletterConfig } from './config';
import { ajaxAddress, entryOf, signupValue } from './entry';
import { isCustom, ownFields } from './own-fields';

export function openNewsletter(element: Element, { form }: NewsletterConfig, life: BuilderLife): BuilderSession {
  /** A fresh one, where that of the page had grown old. */
  let nonce: string | undefined;

  function thank(): void {
    const { claims } = life.ground;
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

  return openErrand(element, life, {
    place: { package: '@enliven/forms', behavior: 'newsletter', element },
    asked: (_, fields) => [...ownFields(form, fields), ...fields.filter(isCustom)],
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
          say(life.ground, ...(refusal ? [refusal.sentence ?? text('subscription_failed')] : []));
          if (refusal) return;
          if (next) next.tell((name) => signupValue(form, name));
          else thank();
        },
      };
    },
    // Without an answer it says why; an answer that makes no sense says nothing to a visitor.
    sentences: (error) => [
      ...(error instanceof HttpError && !error.status && error.code !== 'invalid_json' ? [error.message] : []),
      text('subscription_failed'),
    ],
  });
}
