/** What the theme adds to single parts of the pages of a shop (docs/reference/shop.md#lists-of-products). */
import {
  type BehaviorProps,
  isPlainPress,
  openReviews,
  useClaims,
  useEvent,
  type WantedClaim,
  watchSize,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useShopBridge } from '../shared/use-shop';

/** Whose list nobody has wrapped yet. */
const PLAIN = 'td:not([data-is-span-added])';

/** What holds from the start to the end. */
function claimsOf(element: Element): WantedClaim[] {
  const is = (selector: string) => element.matches(selector) && element;
  const columns = element.getAttribute('data-columns');
  const gallery = columns !== null && is('.woocommerce-product-gallery');
  const { value, min, defaultValue } = element as HTMLInputElement;
  return [
    // Masonry takes hold of whatever has columns.
    [gallery, 'attr:data-columns', null],
    [gallery, 'attr:data-cols', columns],
    [!element.textContent?.trim() && is('.et_pb_wc_meta'), 'class:et_pb_wc_meta_empty', true],
    [is(PLAIN), 'attr:data-is-span-added', '1'],
    [is('.et_pb_column_empty') && element.closest('.et_pb_row'), 'class:et_pb_no_top_bottom_padding', true],
    // A quantity begins with the least there is, unless a visitor has entered another one.
    [is('input') && value === defaultValue && Number.parseFloat(value) < Number(min) && element, 'prop:value', min],
  ];
}

/** The theme draws its arrow onto what is around a list. @returns the function that takes it away */
function wrapList(cell: Element): (() => void) | undefined {
  const select = cell.matches(PLAIN) && cell.querySelector(':scope>select');
  if (!select) return undefined;
  const span = cell.ownerDocument.createElement('span');
  select.replaceWith(span);
  span.append(select);
  return () => span.replaceWith(select);
}

export default function ShopDetails({ element }: BehaviorProps): ReactNode {
  const owner = element.ownerDocument;
  const { localName } = element;
  const isNotice = localName === 'p';
  const [claims] = useState(() => claimsOf(element));
  const [height, setHeight] = useState(0);
  useShopBridge(owner);
  // Before the attribute is claimed that says so.
  useLayoutEffect(() => wrapList(element), [element]);
  useEffect(() => {
    if (isNotice) return watchSize([element], () => (element as HTMLElement).offsetHeight, setHeight);
  }, [element, isNotice]);
  useClaims([...claims, [height > 0 && owner.getElementById('footer-bottom'), 'style:margin-bottom', `${height}px`]]);
  // The tab of the reviews opens first; the link then leads there as any other.
  useEvent<MouseEvent>(localName === 'a' ? element : null, 'click', (event) => {
    if (isPlainPress(event)) openReviews(owner);
  });
  return null;
}
