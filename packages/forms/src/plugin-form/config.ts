/** Markup of a wrapper of the form plugin. */

export interface PluginFormConfig {
  form: HTMLFormElement | undefined;
  /** Whether the wrapper is inside another form, where browsers drop its form element. */
  isMisplaced: boolean;
}

export function config(element: Element): PluginFormConfig {
  return {
    form: element.querySelector<HTMLFormElement>(':scope>form') ?? undefined,
    isMisplaced: element.hasAttribute('data-wpcf7-id') && element.parentElement?.closest('form') != null,
  };
}
