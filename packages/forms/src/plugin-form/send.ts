/** Sends a form; where a nonce may have grown old, what renews it is fetched. */
import { asRecord, asText, fetchJson, HttpError, message } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { SEND_TIMEOUT } from '../shared/constants';
import { address } from './api';

/** What the server says about a form that was sent. */
export type Answer = Record<string, unknown> & { status: string };

/** With a file a form gets as long as a slow line needs for it. */
const UPLOAD_TIMEOUT = 600_000;

const holdsFile = (data: FormData): boolean =>
  [...data.values()].some((value) => value instanceof File && value.size > 0);

/** @throws {HttpError} */
export const post = (url: string, body: FormData): Promise<unknown> =>
  fetchJson(url, { method: 'POST', body, timeout: holdsFile(body) ? UPLOAD_TIMEOUT : SEND_TIMEOUT });

/** @throws {HttpError} */
export async function send(id: number, data: FormData, form: Element, claims: Claims): Promise<Answer> {
  const url = address(id, 'feedback');
  const reply = await post(url, data).catch(async (error: HttpError) => {
    if (error.status !== 403 || !data.has('_wpnonce')) throw error;
    return import('./renew').then((code) => code.sendAnew(error, id, url, data, form, claims));
  });
  const answer = { ...asRecord(reply) } as Answer;
  if (!/^[a-z]\w*$/.test(asText(answer.status) ?? '')) throw new HttpError('invalid_json', message('invalid_json'));
  return answer;
}
