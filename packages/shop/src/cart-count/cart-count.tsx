/** The number beside the icon of the cart; as long as nothing is in the cart, without the code that counts (docs/reference/shop.md#header-count). */
import { asRecord, asText, type BehaviorProps, type Page, phrase, useAttr, useLazy, useProp } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { useFilled } from '../shared/use-filled';

/** Words of the theme, with `%d`. */
export interface CountConfig {
  one: string | undefined;
  many: string | undefined;
}

export function config(_element: Element, { global }: Page): CountConfig {
  const { item_count, items_count } = asRecord(global('DIVI'));
  return { one: asText(item_count), many: asText(items_count) };
}

/** @param words of the theme; without them the first number of the printed text is replaced */
export const countText = (count: number, printed: string, { one, many }: CountConfig): string =>
  (count === 1 ? one : many)?.replace('%d', `${count}`) ?? printed.replace(/\d+/, `${count}`);

/** What the server has printed. */
function read(element: Element) {
  const span = element.querySelector('span');
  const printed = (span?.childElementCount ? null : span?.textContent) ?? '';
  return {
    printed,
    words: printed.trim() ? span : null,
    named: element.matches('[aria-label]'),
    first: element.ownerDocument.querySelector('a.et-cart-info,.et_pb_menu__cart-button') === element,
  };
}

const loadCounter = () => import('./counter');

export default function CartCount({ element, config }: BehaviorProps<CountConfig>): ReactNode {
  const owner = element.ownerDocument;
  const filled = useFilled(owner);
  const [items, setItems] = useState<number>();
  const [{ printed, words, named, first }] = useState(() => read(element));
  // The block cart counts by itself.
  const known =
    filled !== false ? items : owner.querySelector('[class*="block-woocommerce-"][class*="-cart"]') ? undefined : 0;
  const text = known === undefined ? known : countText(known, printed, config);
  useProp(words, 'textContent', text === printed ? undefined : text);
  // Said once, however many links there are.
  useAttr(words, 'aria-live', first ? 'polite' : undefined);
  const label = text && /\d/.test(text) ? text : phrase('cart', 'Cart');
  useAttr(element, 'aria-label', words || named ? undefined : label);
  const Counter = useLazy(loadCounter, !!filled);
  return Counter ? <Counter owner={owner} onCount={setItems} /> : null;
}
