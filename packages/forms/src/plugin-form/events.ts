/** Dispatches the form's events (docs/reference/plugin-forms.md#events) and maps the server's statuses to classes (docs/reference/plugin-forms.md#status). */
import type { PluginFormState } from './form-state';

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
    form.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
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
