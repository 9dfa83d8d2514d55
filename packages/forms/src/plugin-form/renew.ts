/** A nonce that has grown old on a cached page is renewed behind the scenes. */
import { asRecord, asText } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { askRefill } from './ask-refill';

const NONCE = '_wpnonce';

/**
 * A fresh one if the server has any to give; without one the visitor is sent as somebody who is not logged in. The form
 * keeps it so, for the next time.
 */
export async function renew(id: number, data: FormData, form: Element, claims: Claims): Promise<void> {
  const { _wpnonce, nonce } = asRecord(await askRefill(id).catch(() => undefined));
  const fresh = asText(_wpnonce) ?? asText(nonce);
  if (fresh) data.set(NONCE, fresh);
  else data.delete(NONCE);
  for (const field of form.querySelectorAll(`input[name=${NONCE}]`))
    claims.set(field, fresh ? 'attr:value' : 'attr:disabled', fresh ?? 'disabled');
}
