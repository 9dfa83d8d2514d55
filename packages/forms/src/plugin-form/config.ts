/** Reads a wrapper of the form plugin. */

export interface PluginFormConfig {
  form: HTMLFormElement | undefined;
  /** Inside another form, where browsers keep no form of its own. */
  misplaced: boolean;
}

export function config(element: Element): PluginFormConfig {
  return {
    form: [...element.children].find((child): child is HTMLFormElement => child.localName === 'form'),
    misplaced: element.hasAttribute('data-wpcf7-id') && element.parentElement?.closest('form') != null,
  };
}
