/** Entries of fields that the author of the page added (docs/reference/builder-forms.md#sign-up-entry). Lazy part: fetched by forms with such fields. */
import { dataOf, type Field, type Input } from '../builder/fields';
import type { Entry } from './subscribe';

const optionId = (input: Input | undefined): string =>
  dataOf(input && 'selectedOptions' in input ? input.selectedOptions[0] : input, 'id');

const checkedInputs = ({ inputs }: Field): HTMLInputElement[] =>
  (inputs as HTMLInputElement[]).filter(({ checked }) => checked);

/** Returns the entries of a field in the form that its provider expects, without empty choices. */
export function customEntries(field: Field, provider: string): Entry[] {
  const { type, originalId, handle, wrapper, inputs, values } = field;
  const [value = ''] = values;
  const name = (key: string, inner?: string) => `et_custom_fields[${key}]${inner ? `[${inner}]` : ''}`;
  const key = dataOf(handle, 'id') || originalId;
  if (type === 'checkbox')
    return checkedInputs(field).map((box) => [name(dataOf(wrapper, 'id'), optionId(box)), box.value]);
  if (type === 'booleancheckbox') return value ? [[name(dataOf(wrapper, 'id')), value]] : [];
  const isRadio = type === 'radio';
  if ((isRadio || type === 'select') && !value) return [];
  const option = optionId(isRadio ? checkedInputs(field)[0] : inputs[0]);
  const fieldKey = isRadio ? originalId : key;
  if (provider === 'mailchimp' && option && (isRadio || type === 'select')) return [[name(fieldKey, option), value]];
  return [[name(fieldKey), provider === 'ontraport' && type === 'select' && option ? option : value]];
}
