/** The order of a list of products is sent when it is chosen, and a notice that was dismissed stays away. */
import { type BehaviorProps, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useState } from 'react';

export default function ShopBasics({ element }: BehaviorProps): ReactNode {
  const notice = element.matches('p');
  const id = (element as HTMLElement).dataset.noticeId ?? '';
  const name = `store_notice${/^[\w-]*$/.test(id) ? id : ''}`;
  const [hidden, setHidden] = useState(() => element.ownerDocument.cookie.includes(`${name}=hidden`));
  useStyle(element, 'display', notice ? (hidden ? 'none' : 'block') : undefined);
  useEvent(element, 'change', ({ target }) => {
    if ((target as Element).matches('select.orderby')) (element as HTMLFormElement).requestSubmit();
  });
  useEvent(notice ? element : null, 'click', (event) => {
    if (!(event.target as Element).closest('.woocommerce-store-notice__dismiss-link')) return;
    event.preventDefault();
    element.ownerDocument.cookie = `${name}=hidden; path=/; SameSite=Lax`;
    setHidden(true);
  });
  return null;
}
