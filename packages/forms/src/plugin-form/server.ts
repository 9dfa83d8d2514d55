/** Sends requests to the form's server (rules, fresh captchas and the form itself), and dispatches its answers as events (docs/reference/plugin-forms.md#events). */
import {
  asRecord,
  asText,
  fetchJson,
  HttpError,
  membersOf,
  message,
  type Place,
  reportFailure,
  shared,
} from '@enliven/core';
import type { Claims } from '../shared/claims';
import { ASK_TIMEOUT, SEND_TIMEOUT } from '../shared/request';
import { address, type PluginFormState, pluginApi } from './api';

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
  if (!/^[a-z]\w*$/.test(asText(answer.status) ?? ''))
    throw new HttpError('invalid_json', message('invalid_json'), 200);
  return answer;
}

/** Fetches new captchas, quiz questions and nonces. */
export const askRefill = (id: number): Promise<unknown> => fetchJson(address(id, 'refill'), { timeout: ASK_TIMEOUT });

interface PluginFormInput {
  name: string;
  value: FormDataEntryValue;
}

/** `event.detail` of every `wpcf7…` event. */
export interface PluginFormDetail {
  contactFormId: number;
  pluginVersion: string;
  contactFormLocale: string;
  unitTag: string;
  containerPostId: number;
  /** The server's status; for `wpcf7statuschanged` the class. */
  status: string;
  /** Class before, with `wpcf7statuschanged`. */
  prevStatus?: string;
  /** Entries without the plugin's own fields. */
  inputs?: PluginFormInput[];
  /** Entries to send; listeners of `wpcf7beforesubmit` may add some. */
  formData?: FormData;
  apiResponse?: unknown;
}

export const inputsOf = (data: FormData): PluginFormInput[] =>
  [...data].filter(([name]) => !name.startsWith('_')).map(([name, value]) => ({ name, value }));

/** Dispatches an event on the form. */
type Fire = (type: string, more?: Partial<PluginFormDetail>) => void;

export const createFire =
  (form: HTMLFormElement, state: PluginFormState): Fire =>
  (type, more) => {
    const detail: PluginFormDetail = {
      contactFormId: state.id,
      pluginVersion: state.pluginVersion,
      contactFormLocale: state.locale,
      unitTag: state.unitTag,
      containerPostId: state.containerPost,
      status: state.status,
      ...more,
    };
    membersOf(form).dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  };

/** Server's status → class, for statuses with an event of their own. */
const STATUS_CLASSES = new Map([
  ['validation_failed', 'invalid'],
  ['acceptance_missing', 'unaccepted'],
  ['spam', 'spam'],
  ['aborted', 'aborted'],
  ['mail_sent', 'sent'],
  ['mail_failed', 'failed'],
]);
const SAME = /^(init|submitting|resetting|validating|payment_required)$/;

/** Returns the class of a status. Add-ons have statuses of their own. */
export const statusClass = (status: string): string =>
  STATUS_CLASSES.get(status) ?? (SAME.test(status) ? '' : 'custom-') + status.replace(/[^a-z\d]+/gi, '-');

/** Returns the event of a status; undefined for statuses without one. */
export function statusEvent(status: string): string | undefined {
  const name = STATUS_CLASSES.get(status);
  return name && `wpcf7${/^mail/.test(status) ? 'mail' : ''}${name}`;
}
