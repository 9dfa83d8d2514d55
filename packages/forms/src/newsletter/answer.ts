/** Sends a sign-up and reads the answer in all the shapes the server has for it (docs/reference/builder-forms.md#sign-up-answer). */
import { asRecord, asText, fetchJson, HttpError } from '@enliven/core';
import { SEND_TIMEOUT } from '../shared/constants';
import { NONCE } from './entry';

/** Undefined when the visitor is on the list; otherwise what the server says, which may be nothing. */
export type Refusal = { sentence: string | undefined };

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
 * @param keep hears of a fresh signature, for the next time
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
  // The signature of the page may have grown old in a cache.
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
