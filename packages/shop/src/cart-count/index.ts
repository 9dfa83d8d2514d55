/** Descriptor of the number beside the cart icon. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';
import type { CountConfig } from './cart-count';

/** The number of items beside the icon of the cart. */
export const cartCount: Behavior<CountConfig> = defineShop({
  name: 'cart-count',
  selector: 'a.et-cart-info,a.et_pb_menu__cart-button',
  when: 'idle',
  load: () => import('./cart-count'),
});
