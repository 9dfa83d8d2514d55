/** The form's events (docs/reference/plugin-forms.md#events): native, bubbling, with what other scripts read from them. */
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

/** Tells the page what happens to the form. */
export type Fire = (type: string, more?: Partial<PluginFormDetail>) => void;

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
    form.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  };
