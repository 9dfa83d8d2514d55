/** Calls to the server that forms are sent to, and what a visitor reads when one fails (spec §8). */
import { asRecord, asText, fetchJson, HttpError, message, phrase } from '@enliven/core';
import { FAILED, SEND_TIMEOUT, UPLOAD_TIMEOUT } from './constants';

const holdsFile = (data: FormData): boolean =>
  [...data.values()].some((value) => value instanceof File && value.size > 0);

/** Sends a form and waits for JSON. @throws {HttpError} */
export const post = (url: string, body: FormData): Promise<unknown> =>
  fetchJson(url, { method: 'POST', body, timeout: holdsFile(body) ? UPLOAD_TIMEOUT : SEND_TIMEOUT });

/** An answer that is JSON, but nothing a form can be answered with. */
export const senseless = (): HttpError => new HttpError('invalid_json', message('invalid_json'));

/** Servers that are broken say so in words for their owner; those that refuse, in words for the visitor. */
export function sentenceFor(error: unknown): string {
  const failed = phrase('form_failed', FAILED);
  if (!(error instanceof HttpError)) return failed;
  const { status, body } = error;
  if (status < 300) return error.message;
  return (status < 500 && asText(asRecord(body).message)) || failed;
}

/** A nonce that was printed long ago, on a page from a cache for example. */
export const isStale = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && (error.body === -1 || /nonce/.test(error.code));
