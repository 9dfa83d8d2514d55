/** `window.wpcf7`: what the site tells about its server, and what other scripts may call or replace (docs/reference/plugin-forms.md#globals, docs/reference/plugin-forms.md#form-state). */
import { asRecord, asText, page, shared } from '@enliven/core';
import type { Session, SubmitOptions, ValidateOptions } from './calls';

/** Calls for one form. Always called through the global, since others wrap them: reCAPTCHA for example waits for its token. */
interface Calls {
  init(form: HTMLFormElement): void;
  submit(form: HTMLFormElement, options?: SubmitOptions): void;
  reset(form: HTMLFormElement): void;
  validate(form: HTMLFormElement, options?: ValidateOptions): void;
  /** What the server answered, by form. */
  schemas: Map<number, unknown>;
}

export interface PluginApi extends Partial<Calls> {
  api?: unknown;
  /** 1 on pages from a cache. */
  cached?: unknown;
  /** Nothing is sent while it is set. */
  blocked?: unknown;
}

/** Undefined while the page has not printed it. */
export function pluginApi(): PluginApi | undefined {
  const found = page().global('wpcf7');
  return typeof found === 'object' && found !== null ? found : undefined;
}

/** Whether the page tells where the forms' server is, and the browser can talk to it. */
export const isSettled = (): boolean => !!asText(asRecord(pluginApi()?.api).root) && canSend();

/** Whatever else these browsers lack, they send a form as they always did. */
const canSend = (): boolean =>
  [globalThis.fetch, globalThis.FormData, lists().forEach, String.prototype.replaceAll].every(Boolean);

/** What lists of elements can do; where there are none, as on a server, nobody has to ask. */
export const lists = (): Partial<NodeList> => (globalThis.NodeList ?? Array).prototype;

/** Forms that are alive, whichever copy of the library has brought them to life. */
export const sessions = shared('plugin-forms', () => new Map<HTMLFormElement, Session>());

/** Address below the form's part of the REST API. With plain permalinks the whole path is a parameter already. */
export function address(id: number, path: string): string {
  const { root, namespace } = asRecord(pluginApi()?.api);
  const base = asText(root) ?? '/';
  const route = `${asText(namespace) ?? 'contact-form-7/v1'}/contact-forms/${id}/${path}`;
  return base.replace(/\/?$/, '/') + (base.includes('?') ? route.replaceAll('?', '&') : route);
}

const submit: Calls['submit'] = (form, options) => sessions.get(form)?.ask('submit', options);

/** Whether nobody has wrapped or replaced the call. */
export const isOwnSubmit = (): boolean => pluginApi()?.submit === submit;

/** Offers the calls; those a site has defined itself stay. Without a form that is alive they do nothing. */
export function offerCalls(init: (form: HTMLFormElement) => void): void {
  const calls: Calls = {
    init,
    submit,
    reset: (form) => sessions.get(form)?.ask('reset'),
    validate: (form, options) => sessions.get(form)?.ask('validate', options),
    schemas: new Map(),
  };
  const api = pluginApi();
  if (api) Object.assign(api, { ...calls, ...api });
}
