/** The fields every sign-up has, beside those its author added. */
import { type Field, readFields } from '../builder/fields';

/** Both names must be given where they are asked for, and the address always. */
const OWN = [
  ['firstname', 'input'],
  ['lastname', 'input'],
  ['email', 'email'],
] as const;

/** The server's own fields, by the ends of their names. */
export const fieldNamed = (form: Element, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="et_pb_signup_${name}"]`);

export const isCustom = ({ wrapper }: Field): boolean => wrapper.matches('.et_pb_signup_custom_field');

/** As if the author had made them required. */
export const ownFields = (form: Element, fields: readonly Field[]): Field[] =>
  OWN.flatMap(([name, type]) => {
    const input = fieldNamed(form, name);
    const field = input && fields.find(({ inputs }) => inputs[0] === input);
    return field ? [{ ...field, type, requiredMark: 'required' }] : [];
  });

/** All that a visitor fills in. */
export function visitorFields(form: Element): Field[] {
  const fields = readFields(form);
  return [...ownFields(form, fields), ...fields.filter(isCustom)];
}
