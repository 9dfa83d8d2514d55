/** Redirects visitors after a form was accepted (docs/reference/builder-forms.md#sign-up-answer). Lazy part: fetched by forms with a redirect. */
import { type Place, remark, safeAddress } from '@enliven/core';
import { dataOf } from './fields';

export interface Redirect {
  /** Adds the parameters that the author chose. @param filled returns what the subscriber filled in, by the server's name */
  addParameters(filled: (name: string) => string): void;
  /** @param left called when the visitor has left, or stays all the same */
  follow(left: () => void): void;
}

/** Milliseconds that the next page gets. Addresses of files never leave the page. */
const LEAVING = 15_000;

/** Creates the redirect. @param address from the page @returns undefined if the address is not http(s) */
export function createRedirect(address: string, element: Element, place: Place): Redirect | undefined {
  const url = safeAddress(address, element.baseURI);
  if (!url) {
    remark(`the redirect to "${address}" is not followed: it is no web address.`, place);
    return undefined;
  }
  // A visitor who comes back may send the form once more.
  const { search } = url;
  return {
    addParameters(filled) {
      const parameters = new Map<string, [name: string, value: string]>([
        ['name', ['first_name', filled('firstname')]],
        ['last_name', ['last_name', filled('lastname')]],
        ['email', ['email', filled('email')]],
        ['ip_address', ['ip_address', dataOf(element, 'ip_address')]],
        ['css_id', ['form_id', element.id]],
      ]);
      const asked = dataOf(element, 'redirect_query').split('|');
      const entries = asked.map((key) => parameters.get(key)).filter((entry) => entry !== undefined);
      if (entries.length > 0) url.search = `${search}${search ? '&' : ''}${new URLSearchParams(entries)}`;
    },
    follow(left) {
      const view = element.ownerDocument.defaultView;
      const end = () => {
        clearTimeout(timer);
        view?.removeEventListener('pagehide', end);
        left();
      };
      const timer = setTimeout(end, LEAVING);
      view?.addEventListener('pagehide', end);
      view?.location.assign(url.href);
    },
  };
}
