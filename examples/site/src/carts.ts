// Carts of visitors, stored by the session in the visitor's cookie.

import { createHash, randomUUID } from 'node:crypto';
import { coupons, findProduct, shippingMethods } from './content/shop';
import type { Store } from './database';

export interface Line {
  /** Id of the product or its variation. */
  id: number;
  quantity: number;
}

export interface Cart {
  session: string;
  lines: Record<string, Line>;
  coupons: string[];
  shipping: string;
  /** Last removed line, for undo. */
  removed: Record<string, Line>;
}

const empty = (session: string): Cart => ({ session, lines: {}, coupons: [], shipping: 'post:1', removed: {} });

/** Returns the cart of a session, or a new cart. @param session value of the cookie */
export const openCart = (store: Store, session: string | undefined): Cart =>
  (session && (store.value(`cart:${session}`) as Cart | undefined)) || empty(randomUUID());

export const saveCart = (store: Store, cart: Cart): void => store.keep(`cart:${cart.session}`, cart);

const keyOf = (id: number): string => createHash('md5').update(String(id)).digest('hex');

/** Adds a product to the cart. @returns false if the product is unknown or not in stock in this quantity */
export function addLine(cart: Cart, id: number, quantity: number): boolean {
  const found = findProduct(id);
  const key = keyOf(id);
  const wanted = (cart.lines[key]?.quantity ?? 0) + quantity;
  if (!found || !(quantity > 0) || (found.product.variations && !found.variation)) return false;
  if (found.variation && wanted > found.variation.stock) return false;
  cart.lines[key] = { id, quantity: wanted };
  return true;
}

export function setQuantity(cart: Cart, key: string, quantity: number): void {
  const line = cart.lines[key];
  if (!line || !(quantity >= 0)) return;
  if (quantity === 0) removeLine(cart, key);
  else line.quantity = Math.min(Math.trunc(quantity), findProduct(line.id)?.variation?.stock ?? 99);
}

export function removeLine(cart: Cart, key: string): boolean {
  const line = cart.lines[key];
  if (!line) return false;
  cart.removed = { [key]: line };
  delete cart.lines[key];
  return true;
}

export const priceOf = (id: number): number => {
  const found = findProduct(id);
  return found?.variation?.price ?? found?.product.price ?? 0;
};

export interface Sums {
  items: number;
  goods: number;
  discount: number;
  shipping: number;
  total: number;
}

/** Returns the number of items, and the sums in cents. */
export function sumsOf({ lines, coupons: codes, shipping: method }: Cart): Sums {
  const all = Object.values(lines);
  const goods = all.reduce((sum, { id, quantity }) => sum + priceOf(id) * quantity, 0);
  const percent = codes.reduce((sum, code) => sum + (coupons[code] ?? 0), 0);
  const discount = Math.round((goods * percent) / 100);
  const shipping = goods > 0 ? (shippingMethods[method]?.price ?? 0) : 0;
  const items = all.reduce((sum, { quantity }) => sum + quantity, 0);
  return { items, goods, discount, shipping, total: goods - discount + shipping };
}

export const hashOf = (cart: Cart): string =>
  createHash('md5')
    .update(JSON.stringify([cart.lines, cart.coupons]))
    .digest('hex');
