/** Where the author of a form sends visitors afterwards, and what the page there is told (contract §2.3, §3.2). */
import { type Place, remark } from '@enliven/core';
import { dataOf } from './fields';

export interface Redirect {
  /** @param filled what a new subscriber filled in, by the server's name for it */
  tell(filled: (name: string) => string): void;
  follow(): void;
}

/** Undefined for addresses that lead nowhere, or run something. */
export function createRedirect(url: URL | undefined, element: Element, place: Place): Redirect | undefined {
  if (!url || !/^https?:$/.test(url.protocol)) {
    remark(`the redirect to "${dataOf(element, 'redirect_url')}" is not followed: it is no web address.`, place);
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
