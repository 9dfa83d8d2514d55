/** A nonce that has grown old on a cached page is renewed behind the scenes. */
import { asRecord, asText } from '@enliven/core';
import type { Claims } from '../shared/claims';

const NONCE = '_wpnonce';

/**
 * Without a fresh one the visitor is sent as somebody who is not logged in. The form keeps it so, for the next time.
 *
 * @param answer the server's, which brings a fresh one if it has any to give
 */
export function renew(answer: unknown, data: FormData, form: Element, claims: Claims): void {
  const { _wpnonce, nonce } = asRecord(answer);
  const fresh = asText(_wpnonce) ?? asText(nonce);
  if (fresh) data.set(NONCE, fresh);
  else data.delete(NONCE);
  for (const field of form.querySelectorAll(`input[name=${NONCE}]`))
    claims.set(field, fresh ? 'attr:value' : 'attr:disabled', fresh ?? 'disabled');
}
