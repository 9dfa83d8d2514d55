/** Redirects visitors after a form was accepted (docs/reference/builder-forms.md#sign-up-answer). Lazy part: fetched by forms with a redirect. */
import { documentOf, member, type Place, remark, safeAddress } from '@enliven/core';
import { dataOf } from './fields';

export interface Redirect {
  /** Adds the parameters that the author chose. @param valueByName returns what the subscriber entered, by the server's name */
  addParameters(valueByName: (name: string) => string): void;
  /** Leaves the page. @param onEnd called when the visitor has left, or after a time limit */
  follow(onEnd: () => void): void;
}

/** Milliseconds that the next page gets. Addresses of files never leave the page. */
const LEAVE_TIMEOUT = 15_000;

/** Creates the redirect. @param address from the page @returns undefined if the address is not http(s) */
export function createRedirect(address: string, element: Element, place: Place): Redirect | undefined {
  const url = safeAddress(address, member(element, 'baseURI'));
  if (!url) {
    remark(`the redirect to "${address}" is not followed, because it is not a web address.`, place);
    return undefined;
  }
  // A visitor who comes back may send the form again.
  const { search } = url;
  return {
    addParameters(valueByName) {
      const parameters = new Map<string, [name: string, value: string]>([
        ['name', ['first_name', valueByName('firstname')]],
        ['last_name', ['last_name', valueByName('lastname')]],
        ['email', ['email', valueByName('email')]],
        ['ip_address', ['ip_address', dataOf(element, 'ip_address')]],
        ['css_id', ['form_id', member(element, 'id')]],
      ]);
      const keys = dataOf(element, 'redirect_query').split('|');
      const entries = keys.map((key) => parameters.get(key)).filter((entry) => entry !== undefined);
      if (entries.length > 0) url.search = `${search}${search ? '&' : ''}${new URLSearchParams(entries)}`;
    },
    // Outlives the form's scope: the page may remove the form while the next page loads.
    follow(onEnd) {
      const view = documentOf(element).defaultView;
      const end = () => {
        clearTimeout(timer);
        view?.removeEventListener('pagehide', end);
        onEnd();
      };
      const timer = setTimeout(end, LEAVE_TIMEOUT);
      view?.addEventListener('pagehide', end);
      view?.location.assign(url.href);
    },
  };
}
