/** The number beside the icon of the cart: right after every change, and without a request where the browser knows it (docs/reference/shop.md#header-count). */
import { asRecord, asText, type BehaviorProps, type Page, phrase, useAttr, useProp } from '@enliven/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useShop } from '../shared/use-shop';
import { countItems, countText, type Kept, kept } from './count-items';

export interface CountConfig extends Pick<Kept, 'fragments' | 'hash'> {
  one: string | undefined;
  many: string | undefined;
}

export function config(_element: Element, { global }: Page): CountConfig {
  const { item_count, items_count } = asRecord(global('DIVI'));
  const { fragment_name, cart_hash_key } = asRecord(global('wc_cart_fragments_params'));
  return {
    one: asText(item_count),
    many: asText(items_count),
    fragments: asText(fragment_name),
    hash: asText(cart_hash_key),
  };
}

const CHANGES =
  'updated_wc_div updated_cart_totals wc_cart_emptied added_to_cart removed_from_cart wc_fragments_refreshed wc_fragments_loaded';

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

export default function CartCount({ element, config }: BehaviorProps<CountConfig>): ReactNode {
  const owner = element.ownerDocument;
  const count = () =>
    countItems(owner, { ...config, cookies: owner.cookie, read: (key) => kept(owner.defaultView, key) });
  const [items, setItems] = useState(count);
  const [{ printed, words, named, first }] = useState(() => read(element));
  useShop(owner, CHANGES, (name) => setItems(name === 'wc_cart_emptied' ? 0 : count()));
  useEffect(() => {
    // The platform's own script asks by itself.
    if (items === 'ask' && !('jQuery' in globalThis))
      import('../mini-cart/fragments').then(({ refreshFragments }) => refreshFragments(owner)).catch(() => {});
  }, [items, owner]);
  const text = typeof items === 'number' ? countText(items, printed, config.one, config.many) : undefined;
  useProp(words, 'textContent', text === printed ? undefined : text);
  // Said once, however many links there are.
  useAttr(words, 'aria-live', first ? 'polite' : undefined);
  const label = text && /\d/.test(text) ? text : phrase('cart', 'Cart');
  useAttr(element, 'aria-label', words || named ? undefined : label);
  return null;
}
