/** What the theme adds to single parts of the pages of a shop (docs/reference/shop.md#lists-of-products). */
import { type BehaviorProps, isPlainPress, useAttr, useClass, useEvent, useStyle, watchSize } from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';

/** Masonry takes hold of whatever has columns. */
function Gallery({ element }: { element: Element }): ReactNode {
  const [columns] = useState(() => element.getAttribute('data-columns'));
  useAttr(element, 'data-columns', columns === null ? undefined : null);
  useAttr(element, 'data-cols', columns ?? undefined);
  return null;
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

/** The tab opens first; the link then leads there as any other. */
function ReviewLink({ element }: { element: Element }): ReactNode {
  useEvent<MouseEvent>(element, 'click', (event) => {
    const tab = element.ownerDocument.querySelector<HTMLElement>('.reviews_tab a');
    if (isPlainPress(event)) tab?.click();
  });
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
  const is = (selector: string) => element.matches(selector);
  const meta = is('.et_pb_wc_meta');
  const [empty] = useState(() => meta && !element.textContent?.trim());
  useClass(element, 'et_pb_wc_meta_empty', empty || undefined);
  const row = is('.et_pb_column_empty') ? element.closest('.et_pb_row') : null;
  useClass(row, 'et_pb_no_top_bottom_padding', true);
  if (is('td')) return <Value element={element} />;
  if (is('a')) return <ReviewLink element={element} />;
  if (is('p')) return <StoreNotice element={element} />;
  return is('.woocommerce-product-gallery') ? <Gallery element={element} /> : null;
}
