/** Returns the entries of fields that the author added (docs/reference/builder-forms.md#sign-up-entry). Lazy part: fetched by forms with such fields. */
import { dataOf, type Field, type Input } from '../builder/fields';
import type { Entry } from './newsletter-session';

const optionId = (input: Input | undefined): string =>
  dataOf(input && 'selectedOptions' in input ? input.selectedOptions[0] : input, 'id');

const chosen = ({ inputs }: Field): HTMLInputElement[] =>
  (inputs as HTMLInputElement[]).filter(({ checked }) => checked);

/** Returns the entries of a field in the form that its provider expects, without empty choices. */
export function customEntries(field: Field, provider: string): Entry[] {
  const { type, originalId, handle, wrapper, inputs, values } = field;
  const [value = ''] = values;
  const name = (key: string, inner?: string) => `et_custom_fields[${key}]${inner ? `[${inner}]` : ''}`;
  const key = dataOf(handle, 'id') || originalId;
  if (type === 'checkbox') return chosen(field).map((box) => [name(dataOf(wrapper, 'id'), optionId(box)), box.value]);
  if (type === 'booleancheckbox') return value ? [[name(dataOf(wrapper, 'id')), value]] : [];
  const radio = type === 'radio';
  if ((radio || type === 'select') && !value) return [];
  const option = optionId(radio ? chosen(field)[0] : inputs[0]);
  const own = radio ? originalId : key;
  if (provider === 'mailchimp' && option && (radio || type === 'select')) return [[name(own, option), value]];
  return [[name(own), provider === 'ontraport' && type === 'select' && option ? option : value]];
}
