/** What is sent: everything in the form, and what its server wants to know about the fields (docs/reference/builder-forms.md#what-is-sent). */
import type { Field } from '../builder/fields';
import { labelOf } from '../builder/label';
import { captchaOf, digitsOf } from './captcha';
import type { Identity } from './identity';

/** The server compares these with what it printed: everything in its order and spelling. */
const descriptorOf = (field: Field) => ({
  field_id: field.id,
  original_id: field.originalId,
  required_mark: field.requiredMark,
  field_type: field.type,
  field_label: labelOf(field).replaceAll('"', '&quot;'),
});

/** What is ticked in a group, as one text; other fields already hold what is sent. */
export const ticked = ({ values }: Field, { five }: Identity): string =>
  five ? values.map(encodeURIComponent).join(',') : values.join(', ');

type Entry = [name: string, value: string];

/** What is sent in addition to what the form holds. */
export function extraEntries(
  form: Element,
  { key, five }: Identity,
  shown: readonly Field[],
  hidden: readonly Field[],
  token: string,
): Entry[] {
  const described = shown.filter(({ id }) => id).map(descriptorOf);
  const entries: Entry[] = [[`et_pb_contact_email_fields_${key}`, JSON.stringify(described)]];
  const skipped = hidden.map(({ originalId }) => originalId);
  if (skipped.length > 0) entries.push([`et_pb_contact_email_hidden_fields_${key}`, JSON.stringify(skipped)]);
  const captcha = captchaOf(form);
  if (five && captcha) {
    const [first, second] = digitsOf(captcha);
    entries.push([`et_pb_contact_captcha_first_digit_${key}`, first]);
    entries.push([`et_pb_contact_captcha_second_digit_${key}`, second]);
  }
  return [...entries, ['token', token]];
}

/** What the form holds, as the browser would send it. */
export const formEntries = (form: HTMLFormElement): Entry[] =>
  [...new FormData(form)].map(([name, value]) => [name, `${value}`]);
