/** Sends a form; where a nonce may have grown old, what renews it is fetched. */
import { asRecord, asText, type HttpError } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { post, senseless } from '../shared/request';
import { address } from './api';

/** What the server says about a form that was sent. */
export type Answer = Record<string, unknown> & { status: string };

/** @throws {HttpError} */
export async function send(id: number, data: FormData, form: Element, claims: Claims): Promise<Answer> {
  const url = address(id, 'feedback');
  const reply = await post(url, data).catch(async (error: HttpError) => {
    if (error.status !== 403 || !data.has('_wpnonce')) throw error;
    const { sendAnew } = await import('./renew');
    return sendAnew(error, id, url, data, form, claims);
  });
  const answer = { ...asRecord(reply) } as Answer;
  if (!/^[a-z]\w*$/.test(asText(answer.status) ?? '')) throw senseless();
  return answer;
}
