/** The order of a list of products is sent when it is chosen, a category that is chosen leads to its page, and a notice that was dismissed stays away. */
import { type BehaviorProps, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { endpoint } from '../shared/requests';

/** The page of a category, as its name alone leads there: the platform's own script says the same. @returns undefined where the page does not say where the shop is */
function categoryAddress({ ownerDocument, value }: HTMLSelectElement): URL | undefined {
  const address = value ? endpoint(ownerDocument, '') : undefined;
  if (!address) return undefined;
  const url = new URL(address);
  url.searchParams.delete('wc-ajax');
  url.searchParams.set('product_cat', value);
  return url;
}

export default function ShopBasics({ element }: BehaviorProps): ReactNode {
  const notice = element.matches('p');
  const id = (element as HTMLElement).dataset.noticeId ?? '';
  const name = `store_notice${/^[\w-]*$/.test(id) ? id : ''}`;
  const [hidden, setHidden] = useState(() => element.ownerDocument.cookie.includes(`${name}=hidden`));
  useStyle(element, 'display', notice ? (hidden ? 'none' : 'block') : undefined);
  useEvent(element, 'change', ({ target }) => {
    if ((target as Element).matches('select.orderby')) (element as HTMLFormElement).requestSubmit();
    const category = target === element && categoryAddress(element as HTMLSelectElement);
    if (category) element.ownerDocument.location.assign(category.href);
  });
  useEvent(notice ? element : null, 'click', (event) => {
    if (!(event.target as Element).closest('.woocommerce-store-notice__dismiss-link')) return;
    event.preventDefault();
    element.ownerDocument.cookie = `${name}=hidden; path=/; SameSite=Lax`;
    setHidden(true);
  });
  return null;
}
