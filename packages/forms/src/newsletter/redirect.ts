/** Where a new subscriber is sent, and what the page there is told (contract §3.2, step 7). */
import { dataOf } from '../builder/fields';
import { signupValue } from './entry';

export function tellNextPage(url: URL, element: Element, form: Element): void {
  const told = new Map<string, [name: string, value: string]>([
    ['name', ['first_name', signupValue(form, 'firstname')]],
    ['last_name', ['last_name', signupValue(form, 'lastname')]],
    ['email', ['email', signupValue(form, 'email')]],
    ['ip_address', ['ip_address', dataOf(element, 'ip_address')]],
    ['css_id', ['form_id', element.id]],
  ]);
  const wanted = dataOf(element, 'redirect_query')
    .split('|')
    .flatMap((key) => {
      const entry = told.get(key);
      return entry ? [entry] : [];
    });
  if (wanted.length > 0) url.search += `${url.search ? '&' : ''}${new URLSearchParams(wanted)}`;
}
