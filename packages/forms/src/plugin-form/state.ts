/** State of a form, `form.wpcf7`, which other scripts read (docs/reference/plugin-forms.md#form-state). */
import { closestTo, membersOf, query } from '@enliven/core';
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
export const hiddenField = (form: Element, name: string): HTMLInputElement | null =>
  query<HTMLInputElement>(form, `input[name="_wpcf7${name}"]`);

/** Reads the state from the form's hidden fields. */
export function readState(form: HTMLFormElement): PluginFormState {
  const text = (name: string) => hiddenField(form, name)?.value ?? '';
  const id = Number.parseInt(text(''), 10);
  return {
    id,
    status: membersOf(form).getAttribute('data-status') ?? 'init',
    pluginVersion: text('_version'),
    locale: text('_locale'),
    unitTag: text('_unit_tag'),
    containerPost: Number.parseInt(text('_container_post'), 10),
    parent: closestTo(form, '.wpcf7') ?? form,
    get schema() {
      return pluginApi()?.schemas?.get(id);
    },
  };
}

/** Whether the form is checked as servers from version 6 on do. */
export const isStrict = ({ pluginVersion }: PluginFormState): boolean => Number.parseInt(pluginVersion, 10) >= 6;
