/** Optional part for web addresses that are typed without a scheme (docs/reference/plugin-forms.md#helpers). */
import { matches } from '@enliven/core';
import { changedFields } from '../shared/changed-fields';
import type { Part } from './part';

/** Adds the scheme to a web address without one (docs/reference/plugin-forms.md#helpers). */
export function withScheme(text: string): string {
  const address = text.trim();
  if (!address.includes('.') || /^[a-z][a-z\d.+-]*:/i.test(address)) return address;
  return `http://${address.replace(/^\/+/, '')}`;
}

/** Completes web addresses, including those entered before the mount. */
export function webAddress(form: HTMLFormElement): Part {
  function change(target: Element): void {
    if (!matches(target, '.wpcf7-validates-as-url')) return;
    const field = target as HTMLInputElement;
    const value = withScheme(field.value);
    if (value !== field.value) field.value = value;
  }
  for (const field of changedFields(form)) change(field);
  return { change };
}
