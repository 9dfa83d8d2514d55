/** Renews an expired nonce and sends the form once more. Lazy part: fetched after the server refuses a nonce. */
import { asRecord, asText, type HttpError, membersOf } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { askRefill, post } from './server';

const NONCE = '_wpnonce';

/**
 * Without a new nonce the form is sent as from a visitor who is not logged in. The form keeps the nonce.
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
  claims: Claims,
): Promise<unknown> {
  if (error.body !== -1 && !/nonce/.test(error.code)) throw error;
  const { _wpnonce, nonce } = asRecord(await askRefill(id).catch(() => undefined));
  const fresh = asText(_wpnonce) ?? asText(nonce);
  if (fresh) data.set(NONCE, fresh);
  else data.delete(NONCE);
  for (const field of membersOf(form).querySelectorAll(`input[name=${NONCE}]`))
    claims.set(field, fresh ? 'attr:value' : 'attr:disabled', fresh ?? 'disabled');
  return post(url, data);
}
