/** Modules of a cart: repairs them after the platform has replaced their content (docs/reference/shop.md#cart-modules). */
import {
  type BehaviorProps,
  closestTo,
  documentOf,
  matches,
  query,
  queryAll,
  useClaims,
  useEvent,
} from '@enliven/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useShop } from '../shared/use-shop';

/** Removes all matches but the first. */
function removeCopies(root: Element, selector: string): void {
  for (const copy of queryAll(root, selector).slice(1)) copy.remove();
}

export default function CartModules({ element }: BehaviorProps): ReactNode {
  const owner = documentOf(element);
  const [isEmptied, setEmptied] = useState(false);
  const [isAwaitingEntrance, setAwaitingEntrance] = useState(false);
  const isTotals = matches(element, '.et_pb_wc_cart_totals');
  const isNotice = matches(element, '.et_pb_wc_cart_notice');
  useShop(owner, 'updated_wc_div updated_cart_totals wc_cart_emptied', (name) => {
    // Restoring an item shows the totals again.
    if (name !== 'updated_wc_div') setEmptied(name === 'wc_cart_emptied');
    else if (isTotals) removeCopies(element, '.cart_totals');
    else if (!isNotice) removeCopies(element, '.woocommerce-cart-form');
    // The notice would stay hidden until its entrance, which has already played.
    if (isNotice) setAwaitingEntrance(matches(element, '.et_animated') && !!query(element, '.wc-backward'));
  });
  const [isOpen, setOpen] = useState(false);
  const coupon = isOpen && query<HTMLElement>(element, '.checkout_coupon');
  useClaims([
    [isEmptied && isTotals && element, 'style:display', 'none'],
    [isAwaitingEntrance && element, 'class:et_animated', false],
    [isAwaitingEntrance && element, 'class:et_had_animation', true],
    [coupon, 'style:display', 'block'],
  ]);
  useEffect(() => {
    if (coupon) query(coupon, 'input')?.focus();
  }, [coupon]);
  useEvent(isNotice && matches(element, '.et_pb_sticky_module') ? element : null, 'click', (event) => {
    if (!closestTo(event.target, 'a.showcoupon')) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(!isOpen);
  });
  return null;
}
