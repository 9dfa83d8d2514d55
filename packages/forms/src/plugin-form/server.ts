/** Requests to the form's server: rules, new captchas and the form itself. */
import { asRecord, asText, fetchJson, HttpError, message, type Place, reportFailure, shared } from '@enliven/core';
import type { FormScope } from '../shared/form-scope';
import { OPTIONAL_TIMEOUT, SEND_TIMEOUT } from '../shared/time-limits';
import { pluginApi, restAddress } from './api';

const pendingSchemas = shared('plugin-form-schemas', () => new Map<number, Promise<unknown>>());

/** Fetches the schema once into `wpcf7.schemas`. Resolves also if that fails, since the server checks everything. */
export function fetchSchema(id: number, place: Place): Promise<unknown> {
  const schemas = pluginApi()?.schemas;
  if (!schemas || schemas.get(id)) return Promise.resolve();
  const answer =
    pendingSchemas.get(id) ??
    fetchJson(restAddress(id, 'feedback/schema'), { timeout: OPTIONAL_TIMEOUT })
      .then(
        (schema) => schemas.set(id, schema),
        ({ message }: Error) =>
          reportFailure(`the rules could not be fetched (${message}), so only the server checks the form.`, place),
      )
      .finally(() => pendingSchemas.delete(id));
  pendingSchemas.set(id, answer);
  return answer;
}

/** The server's answer. */
export type Answer = Record<string, unknown> & { status: string };

/** Milliseconds for a form with files. */
const UPLOAD_TIMEOUT = 600_000;

const hasFile = (data: FormData): boolean =>
  [...data.values()].some((value) => value instanceof File && value.size > 0);

/** @throws {HttpError} */
export const post = (url: string, body: FormData): Promise<unknown> =>
  fetchJson(url, { method: 'POST', body, timeout: hasFile(body) ? UPLOAD_TIMEOUT : SEND_TIMEOUT });

/** Sends a form; renews an expired nonce once. @throws {HttpError} */
export async function send(id: number, data: FormData, form: Element, scope: FormScope): Promise<Answer> {
  const url = restAddress(id, 'feedback');
  const reply = await post(url, data).catch(async (error: HttpError) => {
    if (error.status !== 403 || !data.has('_wpnonce')) throw error;
    return import('./resend').then((code) => code.resend(error, id, url, data, form, scope));
  });
  const answer = { ...asRecord(reply) } as Answer;
  if (!/^[a-z]\w*$/.test(asText(answer.status) ?? ''))
    throw new HttpError('invalid_json', message('invalid_json'), 200);
  return answer;
}

/** Fetches new captchas, quiz questions and nonces. */
export const fetchRefill = (id: number): Promise<unknown> =>
  fetchJson(restAddress(id, 'refill'), { timeout: OPTIONAL_TIMEOUT });
