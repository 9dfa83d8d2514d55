/** What the server calls a form: a number in one generation of the builder, a long name in the other. */
import { dataOf } from '../builder/fields';

export interface Identity {
  /** Ends the names of what is sent. */
  key: string;
  /** Whether the newer generation printed it. */
  five: boolean;
  /** What the spam protection is told. */
  action: string;
}

const MARK = 'et_pb_contactform_submit_';

export function identify(container: Element): Identity {
  const number = dataOf(container, 'form_unique_num');
  const unique = dataOf(container, 'form_unique_id') || container.id.replace('et_pb_contact_form_', '');
  // The form itself knows best: a site has forms of both generations while it is being converted.
  const mark = container.querySelector<HTMLInputElement>(`input[name^="${MARK}"]`);
  const key = mark?.name.slice(MARK.length) || number || unique;
  const five = key !== number;
  return { key, five, action: `Divi/Module/ContactForm/${five ? key.replaceAll('-', '_') : key}` };
}
