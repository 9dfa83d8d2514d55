/** Events of a form that other scripts listen to (docs/reference/plugin-forms.md#events). */
import { membersOf } from '@enliven/core';
import type { PluginFormState } from './state';

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

/** Returns the entries without the plugin's own fields. */
export const inputsOf = (data: FormData): PluginFormInput[] =>
  [...data].filter(([name]) => !name.startsWith('_')).map(([name, value]) => ({ name, value }));

/** Dispatches an event on the form. */
type Dispatch = (type: string, more?: Partial<PluginFormDetail>) => void;

export const createDispatch =
  (form: HTMLFormElement, state: PluginFormState): Dispatch =>
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
