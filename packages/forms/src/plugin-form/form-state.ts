/** `form.wpcf7`: what the form knows of itself, where other scripts look for it (docs/reference/plugin-forms.md#form-state). */
import { pluginApi } from './api';

export interface PluginFormState {
  id: number;
  /** In classes' words. */
  status: string;
  pluginVersion: string;
  locale: string;
  unitTag: string;
  containerPost: number;
  /** The wrapper. */
  parent: Element;
  /** The server's rules, once they were fetched. */
  readonly schema: unknown;
  /** The form has been sent and is being emptied. */
  resetOnMailSent?: boolean;
}

export interface PluginFormElement extends HTMLFormElement {
  wpcf7?: PluginFormState;
}

/** Hidden fields are found by name: each version has them in another place. */
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

/** Which of its forms the plugin prints since version 6 is checked as closely as its server does it. */
export const isStrict = ({ pluginVersion }: PluginFormState): boolean => Number.parseInt(pluginVersion, 10) >= 6;
