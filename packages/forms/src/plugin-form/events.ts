/** The form's events (contract §1.6): native, bubbling, with what other scripts read from them. */
import type { PluginFormState } from './form-state';

export interface PluginFormInput {
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
  /** The server's word for it; of `wpcf7statuschanged` the class. */
  status: string;
  /** Class before, with `wpcf7statuschanged`. */
  prevStatus?: string;
  /** What the visitor filled in, without the fields of the plugin's own. */
  inputs?: PluginFormInput[];
  /** What is sent; listeners of `wpcf7beforesubmit` may add to it. */
  formData?: FormData;
  apiResponse?: unknown;
}

export const inputsOf = (data: FormData): PluginFormInput[] =>
  [...data].filter(([name]) => !name.startsWith('_')).map(([name, value]) => ({ name, value }));

export function fire(
  form: HTMLFormElement,
  type: string,
  { id, pluginVersion, locale, unitTag, containerPost, status }: PluginFormState,
  more: Partial<PluginFormDetail> = {},
): void {
  const detail: PluginFormDetail = {
    contactFormId: id,
    pluginVersion,
    contactFormLocale: locale,
    unitTag,
    containerPostId: containerPost,
    status,
    ...more,
  };
  form.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
}
