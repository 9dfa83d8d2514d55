/** Global `window.wpcf7`: the settings that the site prints (docs/reference/plugin-forms.md#globals). */
import { asRecord, asText, page } from '@enliven/core';

export interface SubmitOptions {
  submitter?: HTMLElement | null | undefined;
}

export interface ValidateOptions {
  target?: Element | null;
  /** Validates only fields in this element. @default the form */
  scope?: Element;
}

/** Calls for one form. Called through the global only, since other scripts wrap them, as reCAPTCHA's does. */
export interface Calls {
  init(form: HTMLFormElement): void;
  submit(form: HTMLFormElement, options?: SubmitOptions): void;
  reset(form: HTMLFormElement): void;
  validate(form: HTMLFormElement, options?: ValidateOptions): void;
  /** The server's schemas by form id. */
  schemas: Map<number, unknown>;
}

interface PluginApi extends Partial<Calls> {
  api?: unknown;
  /** 1 on pages from a cache. */
  cached?: unknown;
  /** Nothing is sent while it is set. */
  blocked?: unknown;
}

/** Returns the global; undefined until the page has printed it. */
export function pluginApi(): PluginApi | undefined {
  const found = page().global('wpcf7');
  return typeof found === 'object' && found !== null ? found : undefined;
}

/** Whether the page has printed the server's address and the browser can send to it. */
export const hasSettings = (): boolean => !!asText(asRecord(pluginApi()?.api).root) && canSend();

/** Whether the browser supports sending without a page load; otherwise it submits forms natively. */
const canSend = (): boolean =>
  [globalThis.fetch, globalThis.FormData, nodeListPrototype().forEach, String.prototype.replaceAll].every(Boolean);

/** Returns the prototype of node lists; on a server that of arrays. */
export const nodeListPrototype = (): Partial<NodeList> => (globalThis.NodeList ?? Array).prototype;

/** Returns an address of the form's REST API. With plain permalinks the path is a parameter. */
export function restAddress(id: number, path: string): string {
  const { root, namespace } = asRecord(pluginApi()?.api);
  const base = asText(root) ?? '/';
  const route = `${asText(namespace) ?? 'contact-form-7/v1'}/contact-forms/${id}/${path}`;
  return base.replace(/\/?$/, '/') + (base.includes('?') ? route.replaceAll('?', '&') : route);
}
