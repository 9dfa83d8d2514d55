/** Sends a sign-up and shows the answer. Lazy part: fetched on the first focus or press. */
import { asRecord, asText, fetchJson, HttpError, membersOf, page } from '@enliven/core';
import type { Field } from '../builder/fields';
import { announce, checkField, text } from '../builder/show-errors';
import { createSubmission } from '../builder/submission';
import type { FormSession, LiveForm } from '../builder/use-builder-form';
import { SEND_TIMEOUT } from '../shared/request';
import { hasGoneOn } from '../shared/reveal-message';
import { fieldNamed, isCustom, type NewsletterConfig, ownFields } from './config';

/** Why a sign-up was refused; the server may give no sentence. */
type Refusal = { sentence: string | undefined };

function refusalOf(answer: unknown): Refusal | undefined {
  const { success, error, data } = asRecord(answer);
  if (success === true && !error) return undefined;
  return { sentence: asText(error) ?? asText(asRecord(data).error) };
}

const ask = (url: string, entries: readonly (readonly [string, string])[]): Promise<unknown> =>
  fetchJson(url, {
    method: 'POST',
    body: new URLSearchParams(entries.map(([name, value]) => [name, value])),
    timeout: SEND_TIMEOUT,
    announced: true,
  });

/**
 * Sends a sign-up and reads the answer (docs/reference/builder-forms.md#sign-up-entry, docs/reference/builder-forms.md#sign-up-answer).
 * Sends a sign-up; renews an expired nonce once. Resolves to undefined if the visitor is subscribed.
 *
 * @param keep called with a new nonce, for the next request
 * @throws {HttpError}
 */
async function subscribe(
  url: string,
  entries: readonly (readonly [string, string])[],
  place: { href: string },
  keep: (nonce: string) => void,
): Promise<Refusal | undefined> {
  let refusal: Refusal | undefined;
  try {
    refusal = refusalOf(await ask(url, entries));
    if (refusal?.sentence !== 'Configuration Error') return refusal;
  } catch (error) {
    if (!(error instanceof HttpError && error.body === -1)) throw error;
  }
  // The nonce may have expired in a cache.
  const nonce = await import('./fresh-nonce').then((code) => code.freshNonce(place)).catch(() => undefined);
  if (!nonce || entries.some(([name, value]) => name === NONCE && value === nonce))
    return refusal ?? { sentence: undefined };
  keep(nonce);
  return refusalOf(
    await ask(
      url,
      entries.map(([name, value]) => [name, name === NONCE ? nonce : value]),
    ),
  );
}

/** Name of the page's nonce. */
export const NONCE = 'et_frontend_nonce';

export type Entry = [name: string, value: string];

const signupValue = (form: Element, name: string): string => fieldNamed(form, name)?.value ?? '';

function entryOf(
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
    const { claims } = live.context;
    const fields = membersOf(form).querySelector('.et_pb_newsletter_fields');
    const success = membersOf(form).querySelector<HTMLElement>('.et_pb_newsletter_success');
    if (fields) claims.set(fields, 'style:display', 'none');
    if (success) {
      claims.set(success, 'style:display', 'block');
      claims.set(success, 'attr:role', 'status');
      claims.set(success, 'attr:tabindex', '-1');
      if (!hasGoneOn(element)) success.focus();
    }
  }

  return createSubmission(element, live, {
    place: { package: '@enliven/forms', behavior: 'newsletter', element },
    requested: (_, fields) => [...ownFields(form, fields), ...fields.filter(isCustom)],
    markOf: (field) => (isCustom(field) ? 'et_contact_error' : 'et_pb_signup_error'),
    check: (_, shown) =>
      membersOf(form).reportValidity() ? shown.flatMap((field) => checkField(field, true) ?? []) : undefined,
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
        membersOf(form).ownerDocument.location,
        (fresh) => {
          nonce = fresh;
        },
      );
      return {
        accepted: !refusal,
        remains: true,
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
