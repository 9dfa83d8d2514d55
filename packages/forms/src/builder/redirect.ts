/** Where the author of a form sends visitors afterwards, and what the page there is told (docs/reference/builder-forms.md#sign-up-answer). */
import { type Place, remark, safeAddress } from '@enliven/core';
import { dataOf } from './fields';

export interface Redirect {
  /** @param filled what a new subscriber filled in, by the server's name for it */
  tell(filled: (name: string) => string): void;
  follow(): void;
}

/** @param address as the page writes it. @returns undefined for one that leads nowhere, or runs something */
export function createRedirect(address: string, element: Element, place: Place): Redirect | undefined {
  const url = safeAddress(address, element.baseURI);
  if (!url) {
    remark(`the redirect to "${address}" is not followed: it is no web address.`, place);
    return undefined;
  }
  return {
    tell(filled) {
      const told = new Map<string, [name: string, value: string]>([
        ['name', ['first_name', filled('firstname')]],
        ['last_name', ['last_name', filled('lastname')]],
        ['email', ['email', filled('email')]],
        ['ip_address', ['ip_address', dataOf(element, 'ip_address')]],
        ['css_id', ['form_id', element.id]],
      ]);
      const asked = dataOf(element, 'redirect_query').split('|');
      const entries = asked.map((key) => told.get(key)).filter((entry) => entry !== undefined);
      if (entries.length > 0) url.search += `${url.search ? '&' : ''}${new URLSearchParams(entries)}`;
    },
    follow: () => element.ownerDocument.defaultView?.location.assign(url.href),
  };
}
