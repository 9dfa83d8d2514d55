/** Sends a sign-up and shows the answer. Lazy part: fetched on the first focus or press. */
import { asText, HttpError, membersOf, page, query } from '@enliven/core';
import { checkField } from '../builder/check-field';
import type { Field } from '../builder/fields';
import { announce } from '../builder/show-errors';
import { createSubmission } from '../builder/submission';
import { themeText } from '../builder/theme-text';
import type { FormSession, LiveForm } from '../builder/use-builder-form';
import { isFocusElsewhere } from '../shared/reveal-message';
import { fieldNamed, isCustomField, type NewsletterConfig, requiredFields } from './config';
import { type Entry, NONCE, subscribe } from './subscribe';

const signupValue = (form: Element, name: string): string => fieldNamed(form, name)?.value ?? '';

function entriesOf(
  form: Element,
  custom: readonly Entry[],
  hidden: readonly Field[],
  token: string,
  nonce: string | undefined,
): Entry[] {
  return [
    ['action', 'et_pb_submit_subscribe_form'],
    [NONCE, nonce ?? page().text(NONCE) ?? ''],
    ['et_list_id', signupValue(form, 'list_id')],
    ['et_firstname', signupValue(form, 'firstname')],
    ['et_lastname', signupValue(form, 'lastname')],
    ['et_email', signupValue(form, 'email')],
    ['et_provider', signupValue(form, 'provider')],
    ['et_account', signupValue(form, 'account_name')],
    ['et_ip_address', signupValue(form, 'ip_address')],
    ...custom,
    ...hidden.map(({ originalId }): Entry => ['et_hidden_fields[]', originalId]),
    ['token', token],
    ['et_checksum', signupValue(form, 'checksum')],
  ];
}

/** Returns the address of the server. */
const ajaxAddress = (): string => asText(page().text('ajaxurl')) ?? '/wp-admin/admin-ajax.php';

export function createNewsletterSession(element: Element, { form }: NewsletterConfig, live: LiveForm): FormSession {
  /** Replaces the page's nonce after it expired. */
  let nonce: string | undefined;

  function showSuccess(): void {
    const { scope } = live.context;
    const fields = query(form, '.et_pb_newsletter_fields');
    const success = query<HTMLElement>(form, '.et_pb_newsletter_success');
    if (fields) scope.put(fields, 'style:display', 'none');
    if (success) {
      scope.put(success, 'style:display', 'block');
      scope.put(success, 'attr:role', 'status');
      scope.put(success, 'attr:tabindex', '-1');
      if (!isFocusElsewhere(element)) success.focus();
    }
  }

  return createSubmission(element, live, {
    requestedFields: (_, fields) => [...requiredFields(form, fields), ...fields.filter(isCustomField)],
    errorClassOf: (field) => (isCustomField(field) ? 'et_contact_error' : 'et_pb_signup_error'),
    check: (_, shown) =>
      membersOf(form).reportValidity() ? shown.flatMap((field) => checkField(field, true) ?? []) : undefined,
    action: () => `Divi/Module/EmailOptin/List/${signupValue(form, 'list_id')}`,
    async send(_, shown, hidden, token) {
      const customFields = shown.filter(isCustomField);
      const custom =
        customFields.length > 0
          ? await import('./custom-fields').then((code) =>
              customFields.flatMap((field) => code.customEntries(field, signupValue(form, 'provider'))),
            )
          : [];
      const refusal = await subscribe(
        ajaxAddress(),
        entriesOf(form, custom, hidden, token, nonce),
        membersOf(form).ownerDocument.location,
        (newNonce) => {
          nonce = newNonce;
        },
      );
      return {
        isAccepted: !refusal,
        keepsForm: true,
        show(redirect) {
          announce(live.context, ...(refusal ? [refusal.message ?? themeText('subscription_failed')] : []));
          if (refusal) return;
          if (redirect) redirect.addParameters((name) => signupValue(form, name));
          else showSuccess();
        },
      };
    },
    // Without an answer the message says why; an unreadable answer is not shown to visitors.
    errorMessages: (error) => [
      ...(error instanceof HttpError && !error.status && error.code !== 'invalid_json' ? [error.message] : []),
      themeText('subscription_failed'),
    ],
  });
}
