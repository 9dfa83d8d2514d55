/** Details that the theme adds to parts of shop pages (docs/reference/shop.md#lists-of-products). */
import {
  attribute,
  type BehaviorProps,
  closestTo,
  documentOf,
  isPlainPress,
  matches,
  member,
  openReviews,
  query,
  useClaims,
  useEvent,
  type WantedClaim,
  watchSize,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useShopBridge } from '../shared/use-shop';

/** Selector of cells whose list is not wrapped yet. */
const UNWRAPPED = 'td:not([data-is-span-added])';

/** Returns the claims that hold while mounted. */
function claimsOf(element: Element): WantedClaim[] {
  const is = (selector: string) => matches(element, selector) && element;
  const columns = attribute(element, 'data-columns');
  const gallery = columns !== null && is('.woocommerce-product-gallery');
  const { value, min, defaultValue } = element as HTMLInputElement;
  return [
    // Masonry would lay out any element with this attribute.
    [gallery, 'attr:data-columns', null],
    [gallery, 'attr:data-cols', columns],
    [!member(element, 'textContent')?.trim() && is('.et_pb_wc_meta'), 'class:et_pb_wc_meta_empty', true],
    [is(UNWRAPPED), 'attr:data-is-span-added', '1'],
    [is('.et_pb_column_empty') && closestTo(element, '.et_pb_row'), 'class:et_pb_no_top_bottom_padding', true],
    // A quantity starts with the minimum, unless the visitor has entered another one.
    [is('input') && value === defaultValue && Number.parseFloat(value) < Number(min) && element, 'prop:value', min],
  ];
}

/** Wraps a list, since the theme draws its arrow on the element around it. @returns the function that unwraps it */
function wrapList(cell: Element): (() => void) | undefined {
  const select = matches(cell, UNWRAPPED) && query(cell, ':scope>select');
  if (!select) return undefined;
  const span = documentOf(cell).createElement('span');
  select.replaceWith(span);
  span.append(select);
  return () => span.replaceWith(select);
}

export default function ShopDetails({ element }: BehaviorProps): ReactNode {
  const owner = documentOf(element);
  const { localName } = element;
  const isNotice = localName === 'p';
  const [claims] = useState(() => claimsOf(element));
  const [height, setHeight] = useState(0);
  useShopBridge(owner);
  // Runs before the attribute is claimed that marks the cell as wrapped.
  useLayoutEffect(() => wrapList(element), [element]);
  useEffect(() => {
    if (isNotice) return watchSize([element], () => member(element as HTMLElement, 'offsetHeight'), setHeight);
  }, [element, isNotice]);
  useClaims([...claims, [height > 0 && owner.getElementById('footer-bottom'), 'style:margin-bottom', `${height}px`]]);
  // Opens the tab of the reviews before the browser follows the link.
  useEvent<MouseEvent>(localName === 'a' ? element : null, 'click', (event) => {
    if (isPlainPress(event)) openReviews(owner);
  });
  return null;
}
