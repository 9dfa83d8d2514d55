/** What a visitor filled in, under the names the server has for it (contract §3.2). */
import { asText, page } from '@enliven/core';
import { dataOf, type Field, type Input } from '../builder/fields';
import { fieldNamed } from './own-fields';

/** What the page is signed with. */
export const NONCE = 'et_frontend_nonce';

type Entry = [name: string, value: string];

export const signupValue = (form: Element, name: string): string => fieldNamed(form, name)?.value ?? '';

const optionId = (input: Input | undefined): string =>
  dataOf(input && 'selectedOptions' in input ? input.selectedOptions[0] : input, 'id');

const chosen = ({ inputs }: Field): HTMLInputElement[] =>
  (inputs as HTMLInputElement[]).filter(({ checked }) => checked);

/** One field the author added, as its provider wants it; choices nobody made are left out. */
function customEntries(field: Field, provider: string): Entry[] {
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

export function entryOf(
  form: Element,
  shown: readonly Field[],
  hidden: readonly Field[],
  token: string,
  nonce: string | undefined,
): Entry[] {
  const provider = signupValue(form, 'provider');
  return [
    ['action', 'et_pb_submit_subscribe_form'],
    [NONCE, nonce ?? page().text(NONCE) ?? ''],
    ['et_list_id', signupValue(form, 'list_id')],
    ['et_firstname', signupValue(form, 'firstname')],
    ['et_lastname', signupValue(form, 'lastname')],
    ['et_email', signupValue(form, 'email')],
    ['et_provider', provider],
    ['et_account', signupValue(form, 'account_name')],
    ['et_ip_address', signupValue(form, 'ip_address')],
    ...shown.flatMap((field) => customEntries(field, provider)),
    ...hidden.map(({ originalId }): Entry => ['et_hidden_fields[]', originalId]),
    ['token', token],
    ['et_checksum', signupValue(form, 'checksum')],
  ];
}

/** Where the answer comes from. */
export const ajaxAddress = (): string => asText(page().text('ajaxurl')) ?? '/wp-admin/admin-ajax.php';
