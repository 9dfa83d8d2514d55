/** Identity of a contact form on the server: a number in Divi 4, a long name in Divi 5. */
import { member, query } from '@enliven/core';
import { dataOf } from '../builder/fields';

export interface Identity {
  /** Suffix of the names of entries. */
  key: string;
  /** Whether Divi 5 printed the form. */
  isDivi5: boolean;
  /** Action name for the spam protection service. */
  action: string;
}

const MARK = 'et_pb_contactform_submit_';

/** Reads the identity of a form. */
export function identify(container: Element): Identity {
  const number = dataOf(container, 'form_unique_num');
  const unique = dataOf(container, 'form_unique_id') || member(container, 'id').replace('et_pb_contact_form_', '');
  // Read from the form: a site has forms of both generations while it is being converted.
  const mark = query<HTMLInputElement>(container, `input[name^="${MARK}"]`);
  const key = mark?.name.slice(MARK.length) || number || unique;
  const isDivi5 = key !== number;
  return { key, isDivi5, action: `Divi/Module/ContactForm/${isDivi5 ? key.replaceAll('-', '_') : key}` };
}
