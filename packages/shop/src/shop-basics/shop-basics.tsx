/** The order of a list of products and a filter are sent when they are chosen, a category that is chosen leads to its page, and a notice that was dismissed stays away. */
import { type BehaviorProps, membersOf, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isRestored, isTouched } from '../shared/is-touched';
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

/** What was chosen of a list of filters, under the name that the server knows: the platform's inline script writes it into a hidden field. */
function addFilter({ classList, selectedOptions }: HTMLSelectElement, data: FormData): void {
  const name = /dropdown_layered_nav_(\S+)/.exec(classList.value)?.[1];
  if (name) data.set(`filter_${name}`, [...selectedOptions].map(({ value }) => value).join());
}

export default function ShopBasics({ element }: BehaviorProps): ReactNode {
  const notice = membersOf(element).matches('p');
  const id = (element as HTMLElement).dataset.noticeId ?? '';
  const name = `store_notice${/^[\w-]*$/.test(id) ? id : ''}`;
  const [hidden, setHidden] = useState(() => membersOf(element).ownerDocument.cookie.includes(`${name}=hidden`));
  useStyle(element, 'display', notice ? (hidden ? 'none' : 'block') : undefined);
  const list = membersOf(element).matches('select')
    ? (element as HTMLSelectElement)
    : membersOf(element).querySelector('select');
  /** Whoever comes back could not choose the same again, and the page is that of what was chosen before. */
  function showPrinted(when: boolean): void {
    for (const option of (when && list?.options) || []) option.selected = option.defaultSelected;
  }
  const owner = membersOf(element).ownerDocument;
  /** What somebody has chosen while the page was still loading is his. */
  const hasChosen = useRef(false);
  function follow(): void {
    hasChosen.current = true;
    if (list && membersOf(element).matches('form') && !list.multiple)
      membersOf(element as HTMLFormElement).requestSubmit();
    const category = list === element && categoryAddress(list);
    if (category) owner.location.assign(category.href);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isRestored(owner)) showPrinted(true);
    else if (list && isTouched(list as never)) follow();
  }, []);
  useEvent<PageTransitionEvent>(owner.defaultView, 'pageshow', ({ persisted }) =>
    showPrinted(persisted || (!hasChosen.current && isRestored(owner))),
  );
  useEvent(element, 'change', follow);
  useEvent<FormDataEvent>(element, 'formdata', ({ formData }) => list && addFilter(list, formData));
  useEvent(notice ? element : null, 'click', (event) => {
    if (!membersOf(event.target as Element).closest('.woocommerce-store-notice__dismiss-link')) return;
    event.preventDefault();
    owner.cookie = `${name}=hidden; path=/; SameSite=Lax`;
    setHidden(true);
  });
  return null;
}
