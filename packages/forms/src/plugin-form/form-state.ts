/** Reads `form.wpcf7`, the state that other scripts read (docs/reference/plugin-forms.md#form-state). */
import { pluginApi } from './api';

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
  form.querySelector<HTMLInputElement>(`input[name="_wpcf7${name}"]`);

export function readState(form: HTMLFormElement): PluginFormState {
  const text = (name: string) => hidden(form, name)?.value ?? '';
  const id = Number.parseInt(text(''), 10);
  return {
    id,
    status: form.getAttribute('data-status') ?? 'init',
    pluginVersion: text('_version'),
    locale: text('_locale'),
    unitTag: text('_unit_tag'),
    containerPost: Number.parseInt(text('_container_post'), 10),
    parent: form.closest('.wpcf7') ?? form,
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
  [...scope.querySelectorAll(WRAP)].filter((wrap) => wrap.getAttribute('data-name') === field);

/** Returns the id of a field's error in the list for screen readers. */
export const errorId = (unitTag: string, field: string): string => `${unitTag}-ve-${field}`.replace(/[^\w-]+/g, '');
