/** Number of items beside the cart icon; the code that counts is fetched if the cart has items (docs/reference/shop.md#header-count). */
import {
  asRecord,
  asText,
  type BehaviorProps,
  documentOf,
  matches,
  type Page,
  phrase,
  query,
  useAttr,
  useLazy,
  useProp,
} from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { useHasItems } from '../shared/use-has-items';

/** Texts of the theme, with `%d`. */
export interface CountConfig {
  one: string | undefined;
  many: string | undefined;
}

export function config(_element: Element, { global }: Page): CountConfig {
  const { item_count, items_count } = asRecord(global('DIVI'));
  return { one: asText(item_count), many: asText(items_count) };
}

/** Returns the text for a count. Without texts of the theme, the first number of the printed text is replaced. */
export const countText = (count: number, printed: string, { one, many }: CountConfig): string =>
  (count === 1 ? one : many)?.replace('%d', `${count}`) ?? printed.replace(/\d+/, `${count}`);

/** Reads the server's markup. */
function readLink(element: Element) {
  const span = query(element, ':scope>span');
  const printed = (span?.childElementCount ? null : span?.textContent) ?? '';
  return {
    printed,
    label: printed.trim() ? span : null,
    isNamed: matches(element, '[aria-label]'),
    isFirst: documentOf(element).querySelector('a.et-cart-info,a.et_pb_menu__cart-button') === element,
  };
}

const loadCounter = () => import('./counter');

export default function CartCount({ element, config }: BehaviorProps<CountConfig>): ReactNode {
  const owner = documentOf(element);
  const isFilled = useHasItems(owner);
  const [items, setItems] = useState<number>();
  const [{ printed, label, isNamed, isFirst }] = useState(() => readLink(element));
  // The block cart shows its own count.
  const count =
    isFilled !== false ? items : owner.querySelector('[class*="block-woocommerce-"][class*="-cart"]') ? undefined : 0;
  const text = count === undefined ? count : countText(count, printed, config);
  useProp(label, 'textContent', text === printed ? undefined : text);
  // Only the first link announces the number.
  useAttr(label, 'aria-live', isFirst ? 'polite' : undefined);
  const name = text && /\d/.test(text) ? text : phrase('cart', 'Cart');
  useAttr(element, 'aria-label', label || isNamed ? undefined : name);
  const Counter = useLazy(loadCounter, !!isFilled);
  return Counter ? <Counter owner={owner} onCount={setItems} /> : null;
}
