/** What a visitor filled in, under the names the server has for it (docs/reference/builder-forms.md#sign-up-entry). */
import { asText, page } from '@enliven/core';
import type { Field } from '../builder/fields';
import { fieldNamed } from './own-fields';

/** What the page is signed with. */
export const NONCE = 'et_frontend_nonce';

export type Entry = [name: string, value: string];

export const signupValue = (form: Element, name: string): string => fieldNamed(form, name)?.value ?? '';

export function entryOf(
  form: Element,
  custom: readonly Entry[],
  hidden: readonly Field[],
  token: string,
  nonce: string | undefined,
): Entry[] {
  return [
    ['action', 'et_pb_submit_subscribe_form'],
    [NONCE, nonce ?? page().text(NONCE) ?? ''],
    ['et_list_id', signupValue(form, 'list_id')],
    ['et_firstname', signupValue(form, 'firstname')],
    ['et_lastname', signupValue(form, 'lastname')],
    ['et_email', signupValue(form, 'email')],
    ['et_provider', signupValue(form, 'provider')],
    ['et_account', signupValue(form, 'account_name')],
    ['et_ip_address', signupValue(form, 'ip_address')],
    ...custom,
    ...hidden.map(({ originalId }): Entry => ['et_hidden_fields[]', originalId]),
    ['token', token],
    ['et_checksum', signupValue(form, 'checksum')],
  ];
}

/** Where the answer comes from. */
export const ajaxAddress = (): string => asText(page().text('ajaxurl')) ?? '/wp-admin/admin-ajax.php';
