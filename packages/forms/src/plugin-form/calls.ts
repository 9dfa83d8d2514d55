/** Calls of `window.wpcf7` that other scripts use (docs/reference/plugin-forms.md#globals). */
import { shared } from '@enliven/core';
import { type Calls, pluginApi, type SubmitOptions, type ValidateOptions } from './api';

/** Mounted form. Each action is fetched on its first call. */
export interface FormController {
  submit(options?: SubmitOptions): void;
  reset(): void;
  validate(options?: ValidateOptions): void;
  dispose(): void;
}

/** Controllers of mounted forms, shared by all copies of the library on the page. */
export const controllers = shared('plugin-forms', () => new Map<HTMLFormElement, FormController>());

const submit: Calls['submit'] = (form, options) => controllers.get(form)?.submit(options);

/** Whether no other script has wrapped or replaced the call. */
export const isOwnSubmit = (): boolean => pluginApi()?.submit === submit;

/** Defines the calls; those that a site has defined stay. */
export function defineCalls(init: (form: HTMLFormElement) => void): void {
  const calls: Calls = {
    init,
    submit,
    reset: (form) => controllers.get(form)?.reset(),
    validate: (form, options) => controllers.get(form)?.validate(options),
    schemas: new Map(),
  };
  const api = pluginApi();
  if (api) Object.assign(api, { ...calls, ...api });
}
