/** Checks a field before its form is sent (docs/reference/builder-forms.md#checks), with the texts and labels that errors use. */
import { EMAIL } from '../shared/constants';
import { sentence } from '../shared/request';
import { type Field, labelElement } from './fields';

export interface Problem {
  field: Field;
  sentence: string;
  /** The field is empty; otherwise its value is invalid. */
  missing: boolean;
}

/** Whether the field is a honeypot: visitors do not see it, so it is never required. */
const isTrap = ({ inputs }: Field): boolean => inputs.some(({ name }) => name.startsWith('et_pb_contact_et_number_'));

/** Returns what is wrong with a field. @param html checks e-mail addresses by the rule of HTML */
export function checkField(field: Field, html: boolean): Problem | undefined {
  const [value] = field.values;
  if (value === undefined)
    return field.requiredMark === 'required' && !isTrap(field)
      ? { field, sentence: labelOf(field), missing: true }
      : undefined;
  return field.type === 'email' && !(html ? HTML_EMAIL : EMAIL).test(value.trim().toLowerCase())
    ? { field, sentence: text('invalid'), missing: false }
    : undefined;
}

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
/** HTML's rule for e-mail addresses, used by Divi 5 and by sign-ups. */
const HTML_EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i');

/** Returns the label of a field, as the server expects it (docs/reference/builder-forms.md#what-is-sent). */
export function labelOf(field: Field): string {
  const written = labelElement(field)?.textContent?.trim();
  if (written) return written;
  if (!field.group) return text('captcha');
  return field.inputs.map(({ value }) => value).join(', ') || text('wrong_checkbox');
}

const ENGLISH = {
  captcha: 'Captcha',
  wrong_checkbox: 'Checkbox',
  fill_message: 'Please, fill in the following fields:',
  contact_error_message: 'Please, fix the following errors:',
  invalid: 'Invalid email',
  wrong_captcha: 'You entered the wrong number in captcha.',
  subscription_failed: 'Please, check the fields below to make sure you entered the correct information.',
} as const;

/** Returns a string of the theme for forms, in English where the page prints none (docs/reference/builder-forms.md#texts). */
export const text = (key: keyof typeof ENGLISH): string => sentence(key, ENGLISH[key]);
