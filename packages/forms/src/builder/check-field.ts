/** Checks a field before its form is sent (docs/reference/builder-forms.md#checks). */
import { EMAIL_PATTERN } from '../shared/email-pattern';
import { type Field, labelElement } from './fields';
import { themeText } from './theme-text';

/** Error of a field that is empty or invalid. */
export interface FieldError {
  field: Field;
  message: string;
  /** Whether the field is empty; otherwise its value is invalid. */
  isMissing: boolean;
}

/** Whether the field is a honeypot: visitors do not see it, so it is never required. */
const isHoneypot = ({ inputs }: Field): boolean =>
  inputs.some(({ name }) => name.startsWith('et_pb_contact_et_number_'));

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
/** HTML's rule for e-mail addresses, used by Divi 5 and by sign-ups. */
const HTML_EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i');

/** Returns the error of a field. @param isHtml checks e-mail addresses by the rule of HTML */
export function checkField(field: Field, isHtml: boolean): FieldError | undefined {
  const [value] = field.values;
  if (value === undefined)
    return field.requiredMark === 'required' && !isHoneypot(field)
      ? { field, message: labelOf(field), isMissing: true }
      : undefined;
  return field.type === 'email' && !(isHtml ? HTML_EMAIL : EMAIL_PATTERN).test(value.trim().toLowerCase())
    ? { field, message: themeText('invalid'), isMissing: false }
    : undefined;
}

/** Returns the label of a field, as the server expects it (docs/reference/builder-forms.md#what-is-sent). */
export function labelOf(field: Field): string {
  const label = labelElement(field)?.textContent?.trim();
  if (label) return label;
  if (!field.isGroup) return themeText('captcha');
  return field.inputs.map(({ value }) => value).join(', ') || themeText('wrong_checkbox');
}
