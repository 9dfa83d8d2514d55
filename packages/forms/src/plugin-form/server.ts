/** Sends requests to the form's server: rules, fresh captchas and the form itself. */
import { asRecord, asText, fetchJson, HttpError, message, type Place, reportFailure, shared } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { ASK_TIMEOUT, SEND_TIMEOUT } from '../shared/request';
import { address, pluginApi } from './api';

const asked = shared('plugin-form-schemas', () => new Map<number, Promise<unknown>>());

/** Fetches the schema once into `wpcf7.schemas`. Resolves also if that fails, since the server checks everything. */
export function fetchSchema(id: number, place: Place): Promise<unknown> {
  const schemas = pluginApi()?.schemas;
  if (!schemas || schemas.get(id)) return Promise.resolve();
  const answer =
    asked.get(id) ??
    fetchJson(address(id, 'feedback/schema'), { timeout: ASK_TIMEOUT })
      .then(
        (schema) => schemas.set(id, schema),
        ({ message }: Error) => reportFailure(`the rules did not come (${message}), so only its server checks.`, place),
      )
      .finally(() => asked.delete(id));
  asked.set(id, answer);
  return answer;
}

/** The server's answer. */
export type Answer = Record<string, unknown> & { status: string };

/** Milliseconds for a form with files. */
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
    return import('./resend').then((code) => code.resend(error, id, url, data, form, claims));
  });
  const answer = { ...asRecord(reply) } as Answer;
  if (!/^[a-z]\w*$/.test(asText(answer.status) ?? '')) throw new HttpError('invalid_json', message('invalid_json'));
  return answer;
}

/** Fetches new captchas, quiz questions and nonces. */
export const askRefill = (id: number): Promise<unknown> => fetchJson(address(id, 'refill'), { timeout: ASK_TIMEOUT });
