/** What the theme adds to single parts of the pages of a shop (docs/reference/shop.md#lists-of-products). */
import {
  type BehaviorProps,
  isPlainPress,
  useAttr,
  useClaims,
  useEvent,
  useStyle,
  type Wanted,
  watchSize,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useShopBridge } from '../shared/use-shop';

/** What holds from the start to the end. */
function claimsOf(element: Element): Wanted[] {
  const is = (selector: string) => element.matches(selector) && element;
  const columns = element.getAttribute('data-columns');
  const gallery = columns !== null && is('.woocommerce-product-gallery');
  const { value, min } = element as HTMLInputElement;
  return [
    // Masonry takes hold of whatever has columns.
    [gallery, 'attr:data-columns', null],
    [gallery, 'attr:data-cols', columns],
    [!element.textContent?.trim() && is('.et_pb_wc_meta'), 'class:et_pb_wc_meta_empty', true],
    [is('.et_pb_column_empty') && element.closest('.et_pb_row'), 'class:et_pb_no_top_bottom_padding', true],
    // A quantity begins with the least there is.
    [Number.parseFloat(value) < Number(min) && is('input'), 'prop:value', min],
  ];
}

function Value({ element }: { element: Element }): ReactNode {
  const [plain] = useState(() => !element.hasAttribute('data-is-span-added'));
  useLayoutEffect(() => {
    const select = plain ? element.querySelector(':scope>select') : null;
    if (!select) return;
    const span = element.ownerDocument.createElement('span');
    select.replaceWith(span);
    span.append(select);
    return () => span.replaceWith(select);
  }, [element, plain]);
  useAttr(element, 'data-is-span-added', plain ? '1' : undefined);
  return null;
}

function StoreNotice({ element }: { element: Element }): ReactNode {
  const [height, setHeight] = useState(0);
  useEffect(() => watchSize([element], () => (element as HTMLElement).offsetHeight, setHeight), [element]);
  const footer = element.ownerDocument.getElementById('footer-bottom');
  useStyle(footer, 'margin-bottom', height > 0 ? `${height}px` : undefined);
  return null;
}

export default function ShopDetails({ element }: BehaviorProps): ReactNode {
  const { localName } = element;
  const [claims] = useState(() => claimsOf(element));
  useClaims(claims);
  useShopBridge(element.ownerDocument);
  // The tab of the reviews opens first; the link then leads there as any other.
  useEvent<MouseEvent>(localName === 'a' ? element : null, 'click', (event) => {
    const tab = element.ownerDocument.querySelector<HTMLElement>('.reviews_tab a');
    if (isPlainPress(event)) tab?.click();
  });
  if (localName === 'td') return <Value element={element} />;
  return localName === 'p' ? <StoreNotice element={element} /> : null;
}
