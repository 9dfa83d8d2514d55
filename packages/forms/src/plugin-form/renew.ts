/** A nonce that has grown old on a cached page is renewed behind the scenes. */
import { asRecord, asText } from '@enliven/core';
import { askRefill } from './ask-refill';

/** A fresh one if the server has any to give; without one the visitor is sent as somebody who is not logged in. */
export async function renew(id: number, data: FormData): Promise<void> {
  const { _wpnonce, nonce } = asRecord(await askRefill(id).catch(() => undefined));
  const fresh = asText(_wpnonce) ?? asText(nonce);
  if (fresh) data.set('_wpnonce', fresh);
  else data.delete('_wpnonce');
}
