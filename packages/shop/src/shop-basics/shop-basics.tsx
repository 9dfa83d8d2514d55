/** Sends the order and filters of a list of products when chosen, follows a chosen category, and keeps a dismissed notice hidden. */
import { attribute, type BehaviorProps, closestTo, matches, membersOf, query, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isChanged } from '../shared/is-changed';
import { isRestored } from '../shared/is-restored';
import { endpoint } from '../shared/requests';

/** Returns the address of a category by its name, as the platform's script does. @returns undefined if the page does not name the shop's address */
function categoryAddress({ ownerDocument, value }: HTMLSelectElement): URL | undefined {
  const address = value ? endpoint(ownerDocument, '') : undefined;
  if (!address) return undefined;
  const url = new URL(address);
  url.searchParams.delete('wc-ajax');
  url.searchParams.set('product_cat', value);
  return url;
}

/** Adds the chosen filters under the server's name, which the platform's inline script writes to a hidden field. */
function addFilter({ classList, selectedOptions }: HTMLSelectElement, data: FormData): void {
  const name = /dropdown_layered_nav_(\S+)/.exec(classList.value)?.[1];
  if (name) data.set(`filter_${name}`, [...selectedOptions].map(({ value }) => value).join());
}

export default function ShopBasics({ element }: BehaviorProps): ReactNode {
  const isNotice = matches(element, 'p');
  const id = attribute(element, 'data-notice-id') ?? '';
  const name = `store_notice${/^[\w-]*$/.test(id) ? id : ''}`;
  const [isHidden, setHidden] = useState(() => membersOf(element).ownerDocument.cookie.includes(`${name}=hidden`));
  useStyle(element, 'display', isNotice ? (isHidden ? 'none' : 'block') : undefined);
  const list = matches(element, 'select') ? (element as HTMLSelectElement) : query(element, 'select');
  /** Restores the printed choice, which the page shows: a visitor who comes back could not choose the same option again. */
  function showPrinted(isNeeded: boolean): void {
    for (const option of (isNeeded && list?.options) || []) option.selected = option.defaultSelected;
  }
  const owner = membersOf(element).ownerDocument;
  /** Whether the visitor has chosen while the page was loading; that choice stays. */
  const hasChosen = useRef(false);
  function sendChoice(): void {
    hasChosen.current = true;
    if (list && matches(element, 'form') && !list.multiple) membersOf(element as HTMLFormElement).requestSubmit();
    const category = list === element && categoryAddress(list);
    if (category) owner.location.assign(category.href);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isRestored(owner)) showPrinted(true);
    else if (list && isChanged(list as never)) sendChoice();
  }, []);
  useEvent<PageTransitionEvent>(owner.defaultView, 'pageshow', ({ persisted }) =>
    showPrinted(persisted || (!hasChosen.current && isRestored(owner))),
  );
  useEvent(element, 'change', sendChoice);
  useEvent<FormDataEvent>(element, 'formdata', ({ formData }) => list && addFilter(list, formData));
  useEvent(isNotice ? element : null, 'click', (event) => {
    if (!closestTo(event.target, '.woocommerce-store-notice__dismiss-link')) return;
    event.preventDefault();
    owner.cookie = `${name}=hidden; path=/; SameSite=Lax`;
    setHidden(true);
  });
  return null;
}
