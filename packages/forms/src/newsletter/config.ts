/** Reads a sign-up module and its fields. */
import { membersOf } from '@enliven/core';
import { type Field, readFields } from '../builder/fields';

export interface NewsletterConfig {
  form: HTMLFormElement;
  button: HTMLElement;
  /** The provider asks in a window of its own. */
  feed: boolean;
}

/** Reads a sign-up; undefined without a list, since then there is no form, and for login forms. */
export function config(element: Element): NewsletterConfig | undefined {
  const form = element.querySelector<HTMLFormElement>('.et_pb_newsletter_form:not(.et_pb_login_form) form');
  const button = form && membersOf(form).querySelector<HTMLElement>('.et_pb_newsletter_button');
  return form && button
    ? { form, button, feed: membersOf(form).parentElement?.matches('.et_pb_feedburner_form') === true }
    : undefined;
}

/** Required fields: names where the form has them, the address always. */
const OWN = [
  ['firstname', 'input'],
  ['lastname', 'input'],
  ['email', 'email'],
] as const;

/** Finds a field of the server by the suffix of its name. */
export const fieldNamed = (form: Element, name: string): HTMLInputElement | null =>
  membersOf(form).querySelector<HTMLInputElement>(`input[name="et_pb_signup_${name}"]`);

export const isCustom = ({ wrapper }: Field): boolean => wrapper.matches('.et_pb_signup_custom_field');

/** Returns the required fields. */
export const ownFields = (form: Element, fields: readonly Field[]): Field[] =>
  OWN.flatMap(([name, type]) => {
    const input = fieldNamed(form, name);
    const field = input && fields.find(({ inputs }) => inputs[0] === input);
    return field ? [{ ...field, type, requiredMark: 'required' }] : [];
  });

/** Returns all fields that a visitor fills in. */
export function visitorFields(form: Element): Field[] {
  const fields = readFields(form);
  return [...ownFields(form, fields), ...fields.filter(isCustom)];
}
