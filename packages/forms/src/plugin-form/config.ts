/** Markup of a wrapper of the form plugin. */
import { closestTo, member, query } from '@enliven/core';

export interface PluginFormConfig {
  form: HTMLFormElement | undefined;
  /** Whether the wrapper is inside another form, where browsers drop its form element. */
  isMisplaced: boolean;
}

export function config(element: Element): PluginFormConfig {
  return {
    form: query<HTMLFormElement>(element, ':scope>form') ?? undefined,
    isMisplaced:
      member(element, 'hasAttribute')('data-wpcf7-id') && closestTo(member(element, 'parentElement'), 'form') != null,
  };
}
