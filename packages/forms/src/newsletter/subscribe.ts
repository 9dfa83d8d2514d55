/** Sends the entries of a sign-up and renews an expired nonce once (docs/reference/builder-forms.md#sign-up-entry). */
import { asRecord, asText, fetchJson, HttpError } from '@enliven/core';
import { SEND_TIMEOUT } from '../shared/time-limits';

/** Name of the page's nonce. */
export const NONCE = 'et_frontend_nonce';

export type Entry = readonly [name: string, value: string];

/** Refusal of a sign-up; the server may give no reason. */
export interface Refusal {
  message: string | undefined;
}

function refusalOf(answer: unknown): Refusal | undefined {
  const { success, error, data } = asRecord(answer);
  if (success === true && !error) return undefined;
  return { message: asText(error) ?? asText(asRecord(data).error) };
}

const post = (url: string, entries: readonly Entry[]): Promise<unknown> =>
  fetchJson(url, {
    method: 'POST',
    body: new URLSearchParams(entries.map(([name, value]) => [name, value])),
    timeout: SEND_TIMEOUT,
    announced: true,
  });

/**
 * Sends a sign-up and reads the answer (docs/reference/builder-forms.md#sign-up-answer). Resolves to undefined if the
 * visitor is subscribed.
 *
 * @param onNonce called with a new nonce, for the next request
 * @throws {HttpError}
 */
export async function subscribe(
  url: string,
  entries: readonly Entry[],
  location: { href: string },
  onNonce: (nonce: string) => void,
): Promise<Refusal | undefined> {
  let refusal: Refusal | undefined;
  try {
    refusal = refusalOf(await post(url, entries));
    if (refusal?.message !== 'Configuration Error') return refusal;
  } catch (error) {
    if (!(error instanceof HttpError && error.body === -1)) throw error;
  }
  // The nonce may have expired in a cache.
  const nonce = await import('./fetch-nonce').then((code) => code.fetchNonce(location)).catch(() => undefined);
  if (!nonce || entries.some(([name, value]) => name === NONCE && value === nonce))
    return refusal ?? { message: undefined };
  onNonce(nonce);
  return refusalOf(
    await post(
      url,
      entries.map(([name, value]) => [name, name === NONCE ? nonce : value]),
    ),
  );
}
