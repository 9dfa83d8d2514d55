/** Reads and completes `window.wpcf7` and `form.wpcf7`: the settings that the site prints, and the state and calls that other scripts use (docs/reference/plugin-forms.md#globals, docs/reference/plugin-forms.md#form-state). */
import { asRecord, asText, membersOf, page, shared } from '@enliven/core';

/** Calls for one form. Called through the global only, since other scripts wrap them, as reCAPTCHA's does. */
interface Calls {
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

/** Whether the browser has what is needed; otherwise it submits forms natively. */
const canSend = (): boolean =>
  [globalThis.fetch, globalThis.FormData, lists().forEach, String.prototype.replaceAll].every(Boolean);

/** Returns the prototype of node lists; on a server that of arrays. */
export const lists = (): Partial<NodeList> => (globalThis.NodeList ?? Array).prototype;

/** Controllers of mounted forms, shared by all copies of the library on the page. */
export const controllers = shared('plugin-forms', () => new Map<HTMLFormElement, FormController>());

/** Returns an address of the form's REST API. With plain permalinks the path is a parameter. */
export function address(id: number, path: string): string {
  const { root, namespace } = asRecord(pluginApi()?.api);
  const base = asText(root) ?? '/';
  const route = `${asText(namespace) ?? 'contact-form-7/v1'}/contact-forms/${id}/${path}`;
  return base.replace(/\/?$/, '/') + (base.includes('?') ? route.replaceAll('?', '&') : route);
}

const submit: Calls['submit'] = (form, options) => controllers.get(form)?.call('submit', options);

/** Whether nobody has wrapped or replaced the call. */
export const isOwnSubmit = (): boolean => pluginApi()?.submit === submit;

/** Defines the calls; those that a site has defined stay. */
export function offerCalls(init: (form: HTMLFormElement) => void): void {
  const calls: Calls = {
    init,
    submit,
    reset: (form) => controllers.get(form)?.call('reset'),
    validate: (form, options) => controllers.get(form)?.call('validate', options),
    schemas: new Map(),
  };
  const api = pluginApi();
  if (api) Object.assign(api, { ...calls, ...api });
}

interface SubmitOptions {
  submitter?: HTMLElement | null | undefined;
}

export interface ValidateOptions {
  target?: Element | null;
  /** Only fields in here. @default the form */
  scope?: Element;
}

export interface FormActions {
  /** Handles a press of a submit button. */
  press(submitter: HTMLElement | null): void;
  submit(options?: SubmitOptions): void;
  reset(): void;
  validate(options?: ValidateOptions): void;
  /** Validates a field that was changed. */
  changed(target: Element): void;
  stop(): void;
}

export interface FormController {
  /** Calls an action, which is fetched first. */
  call<K extends keyof FormActions>(what: K, ...details: Parameters<FormActions[K]>): void;
  stop(): void;
}

/** Reads `form.wpcf7`, the state that other scripts read (docs/reference/plugin-forms.md#form-state). */
export interface PluginFormState {
  id: number;
  /** Class of the status. */
  status: string;
  pluginVersion: string;
  locale: string;
  unitTag: string;
  containerPost: number;
  /** The wrapper. */
  parent: Element;
  /** The server's schema, once it was fetched. */
  readonly schema: unknown;
  /** The form was sent and is being reset. */
  resetOnMailSent?: boolean;
}

export interface PluginFormElement extends HTMLFormElement {
  wpcf7?: PluginFormState;
}

/** Finds a hidden field by name: its place differs by version. */
export const hidden = (form: Element, name: string): HTMLInputElement | null =>
  membersOf(form).querySelector<HTMLInputElement>(`input[name="_wpcf7${name}"]`);

export function readState(form: HTMLFormElement): PluginFormState {
  const text = (name: string) => hidden(form, name)?.value ?? '';
  const id = Number.parseInt(text(''), 10);
  return {
    id,
    status: membersOf(form).getAttribute('data-status') ?? 'init',
    pluginVersion: text('_version'),
    locale: text('_locale'),
    unitTag: text('_unit_tag'),
    containerPost: Number.parseInt(text('_container_post'), 10),
    parent: membersOf(form).closest('.wpcf7') ?? form,
    get schema() {
      return pluginApi()?.schemas?.get(id);
    },
  };
}

/** Whether the form is checked as servers from version 6 on do. */
export const isStrict = ({ pluginVersion }: PluginFormState): boolean => Number.parseInt(pluginVersion, 10) >= 6;

/** Around the controls of a field. */
export const WRAP = '.wpcf7-form-control-wrap[data-name]';
/** Tips inserted by this library; those of the server are only hidden. */
export const OWN_TIP = '.wpcf7-not-valid-tip[data-enliven-ignore]';
/** Inside this class tips cover their field. */
export const FLOATING = '.use-floating-validation-tip';

/** Finds the wraps of a field. Names are compared as text, since authors choose them. */
export const wrapsOf = (scope: ParentNode, field: string): Element[] =>
  [...membersOf(scope).querySelectorAll(WRAP)].filter((wrap) => wrap.getAttribute('data-name') === field);

/** Returns the id of a field's error in the list for screen readers. */
export const errorId = (unitTag: string, field: string): string => `${unitTag}-ve-${field}`.replace(/[^\w-]+/g, '');
