/** A nonce that has grown old on a cached page is renewed behind the scenes, and the form sent once more. */
import { asRecord, asText, type HttpError } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { askRefill } from './ask-refill';
import { post } from './send';

const NONCE = '_wpnonce';

/**
 * Without a fresh one the visitor is sent as somebody who is not logged in. The form keeps it so, for the next time.
 *
 * @param error what the server said; thrown again when it is about something else
 * @throws {HttpError}
 */
export async function sendAnew(
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
  for (const field of form.querySelectorAll(`input[name=${NONCE}]`))
    claims.set(field, fresh ? 'attr:value' : 'attr:disabled', fresh ?? 'disabled');
  return post(url, data);
}
