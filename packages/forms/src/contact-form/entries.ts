/** Entries of a contact form, as its server reads them (docs/reference/builder-forms.md#what-is-sent). */
import { labelOf } from '../builder/check-field';
import type { Field } from '../builder/fields';
import { captchaOf, digitsOf } from './captcha';
import type { Identity } from './identity';

type Entry = [name: string, value: string];

/** The server compares these with its own; order and spelling matter. */
const descriptorOf = (field: Field) => ({
  field_id: field.id,
  original_id: field.originalId,
  required_mark: field.requiredMark,
  field_type: field.type,
  field_label: labelOf(field).replaceAll('"', '&quot;'),
});

/** Joins the values of a group of checkboxes. */
export const joinValues = ({ values }: Field, { isDivi5 }: Identity): string =>
  isDivi5 ? values.map(encodeURIComponent).join(',') : values.join(', ');

/** Returns the entries that are sent in addition to the form's. */
export function extraEntries(
  form: Element,
  { key, isDivi5 }: Identity,
  shown: readonly Field[],
  hidden: readonly Field[],
  token: string,
): Entry[] {
  const described = shown.filter(({ id }) => id).map(descriptorOf);
  const entries: Entry[] = [[`et_pb_contact_email_fields_${key}`, JSON.stringify(described)]];
  const skipped = hidden.map(({ originalId }) => originalId);
  if (skipped.length > 0) entries.push([`et_pb_contact_email_hidden_fields_${key}`, JSON.stringify(skipped)]);
  const captcha = captchaOf(form);
  if (isDivi5 && captcha) {
    const [first, second] = digitsOf(captcha);
    entries.push([`et_pb_contact_captcha_first_digit_${key}`, first]);
    entries.push([`et_pb_contact_captcha_second_digit_${key}`, second]);
  }
  return [...entries, ['token', token]];
}

/** Returns the form's entries, as the browser would send them: lines end in CR and LF. */
export const formEntries = (form: HTMLFormElement): Entry[] =>
  [...new FormData(form)].map(([name, value]) => [name, `${value}`.replace(/\r\n?|\n/g, '\r\n')]);
