/** What is wrong with the fields of a form before it is sent (docs/reference/builder-forms.md#checks). */
import { EMAIL } from '../shared/constants';
import type { Field } from './fields';
import { HTML_EMAIL } from './html-email';
import { labelOf } from './label';
import { text } from './texts';

export interface Problem {
  field: Field;
  sentence: string;
  /** Something is missing, as opposed to wrong. */
  missing: boolean;
}

/** Visitors do not see it; what fills it in is a machine. */
const isTrap = ({ inputs }: Field): boolean => inputs.some(({ name }) => name.startsWith('et_pb_contact_et_number_'));

/** @param html whether browsers say what an e-mail address is */
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
