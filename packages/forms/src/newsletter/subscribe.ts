/** Sends a sign-up and reads the answer (docs/reference/builder-forms.md#sign-up-entry, docs/reference/builder-forms.md#sign-up-answer). */
import { asRecord, asText, fetchJson, HttpError, page } from '@enliven/core';
import type { Field } from '../builder/fields';
import { SEND_TIMEOUT } from '../shared/constants';
import { fieldNamed } from './config';

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
  });

/**
 * Sends a sign-up; renews an expired nonce once. Resolves to undefined if the visitor is subscribed.
 *
 * @param keep called with a new nonce, for the next request
 * @throws {HttpError}
 */
export async function subscribe(
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

export const signupValue = (form: Element, name: string): string => fieldNamed(form, name)?.value ?? '';

export function entryOf(
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
export const ajaxAddress = (): string => asText(page().text('ajaxurl')) ?? '/wp-admin/admin-ajax.php';
