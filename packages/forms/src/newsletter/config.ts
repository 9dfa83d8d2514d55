/** Reads a sign-up module and its fields. */
import { matches, membersOf, query } from '@enliven/core';
import { type Field, readFields } from '../builder/fields';

export interface NewsletterConfig {
  form: HTMLFormElement;
  button: HTMLElement;
  /** Whether the sign-up is for a feed, whose provider opens a window. */
  isFeed: boolean;
}

/** Reads a sign-up; undefined without a list, since then there is no form, and for login forms. */
export function config(element: Element): NewsletterConfig | undefined {
  const form = query<HTMLFormElement>(element, '.et_pb_newsletter_form:not(.et_pb_login_form) form');
  const button = form && query<HTMLElement>(form, '.et_pb_newsletter_button');
  return form && button
    ? { form, button, isFeed: matches(membersOf(form).parentElement, '.et_pb_feedburner_form') }
    : undefined;
}

/** Required fields by name, if the form has them. */
const REQUIRED = [
  ['firstname', 'input'],
  ['lastname', 'input'],
  ['email', 'email'],
] as const;

/** Finds a field of the server by the suffix of its name. */
export const fieldNamed = (form: Element, name: string): HTMLInputElement | null =>
  query<HTMLInputElement>(form, `input[name="et_pb_signup_${name}"]`);

/** Whether the author of the page added the field. */
export const isCustomField = ({ wrapper }: Field): boolean => matches(wrapper, '.et_pb_signup_custom_field');

/** Returns the required fields. */
export const requiredFields = (form: Element, fields: readonly Field[]): Field[] =>
  REQUIRED.flatMap(([name, type]) => {
    const input = fieldNamed(form, name);
    const field = input && fields.find(({ inputs }) => inputs[0] === input);
    return field ? [{ ...field, type, requiredMark: 'required' }] : [];
  });

/** Returns all fields that visitors fill in. */
export function visitorFields(form: Element): Field[] {
  const fields = readFields(form);
  return [...requiredFields(form, fields), ...fields.filter(isCustomField)];
}
