/** Renews an expired nonce and sends the form again. Lazy part: fetched after the server refuses a nonce. */
import { asRecord, asText, type HttpError, queryAll } from '@enliven/core';
import type { FormScope } from '../shared/form-scope';
import { fetchRefill, post } from './server';

const NONCE = '_wpnonce';

/**
 * Sends a form with a new nonce, which the form keeps. If the server offers none, the form is sent without, as a visitor
 * who is not logged in sends it.
 *
 * @param error the server's; thrown again if it is not about the nonce
 * @throws {HttpError}
 */
export async function resend(
  error: HttpError,
  id: number,
  url: string,
  data: FormData,
  form: Element,
  scope: FormScope,
): Promise<unknown> {
  if (error.body !== -1 && !/nonce/.test(error.code)) throw error;
  const refill = asRecord(await fetchRefill(id).catch(() => undefined));
  const nonce = asText(refill._wpnonce) ?? asText(refill.nonce);
  if (nonce) data.set(NONCE, nonce);
  else data.delete(NONCE);
  for (const field of queryAll(form, `input[name=${NONCE}]`))
    scope.put(field, nonce ? 'attr:value' : 'attr:disabled', nonce ?? 'disabled');
  return post(url, data);
}
