/** Sends a form; where a nonce has grown old it is sent once more, with a new one. */
import { asRecord } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { isStale, post, senseless } from '../shared/request';
import { address } from './api';
import { askRefill } from './ask-refill';

/** What the server says about a form that was sent. */
export type Answer = Record<string, unknown> & { status: string };

/** @throws {HttpError} */
export async function send(id: number, data: FormData, form: Element, claims: Claims): Promise<Answer> {
  const url = address(id, 'feedback');
  const reply = await post(url, data).catch(async (error) => {
    if (!isStale(error) || !data.has('_wpnonce')) throw error;
    const [code, answer] = await Promise.all([import('./renew'), askRefill(id).catch(() => undefined)]);
    code.renew(answer, data, form, claims);
    return post(url, data);
  });
  const { status, ...rest } = asRecord(reply);
  if (typeof status !== 'string' || !/^[a-z]\w*$/.test(status)) throw senseless();
  return { ...rest, status };
}
