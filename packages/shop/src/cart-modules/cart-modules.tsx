/** The modules that a cart is split into, after the platform has replaced their content (docs/reference/shop.md#cart-modules). */
import { type BehaviorProps, membersOf, useClaims, useEvent } from '@enliven/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useShop } from '../shared/use-shop';

/** All but the first. */
function removeCopies(root: Element, selector: string): void {
  for (const copy of [...root.querySelectorAll(selector)].slice(1)) copy.remove();
}

export default function CartModules({ element }: BehaviorProps): ReactNode {
  const owner = element.ownerDocument;
  const [emptied, setEmptied] = useState(false);
  const [waits, setWaits] = useState(false);
  const isTotals = element.matches('.et_pb_wc_cart_totals');
  const isNotice = element.matches('.et_pb_wc_cart_notice');
  useShop(owner, 'updated_wc_div updated_cart_totals wc_cart_emptied', (name) => {
    // Whoever brings back what was in the cart sees its sums again.
    if (name !== 'updated_wc_div') setEmptied(name === 'wc_cart_emptied');
    else if (isTotals) removeCopies(element, '.cart_totals');
    else if (!isNotice) removeCopies(element, '.woocommerce-cart-form');
    // It would not be seen before its entrance, which has been.
    if (isNotice) setWaits(element.matches('.et_animated') && !!element.querySelector('.wc-backward'));
  });
  const [open, setOpen] = useState(false);
  const coupon = open && element.querySelector<HTMLElement>('.checkout_coupon');
  useClaims([
    [emptied && isTotals && element, 'style:display', 'none'],
    [waits && element, 'class:et_animated', false],
    [waits && element, 'class:et_had_animation', true],
    [coupon, 'style:display', 'block'],
  ]);
  useEffect(() => {
    if (coupon) coupon.querySelector('input')?.focus();
  }, [coupon]);
  useEvent(isNotice && element.matches('.et_pb_sticky_module') ? element : null, 'click', (event) => {
    if (!membersOf(event.target as Element).closest('a.showcoupon')) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(!open);
  });
  return null;
}
