/** Events of the shop: native ones with the prefix `shop:`, and the platform's events for jQuery listeners (docs/reference/shop.md#events). */
import { member, shared } from '@enliven/core';
import { trigger } from './jquery';

/** Dispatches a native event with the prefix `shop:`. Without the prefix jQuery would call the platform's listeners a second time. */
export function forwardShop(target: Element, name: string, ...args: unknown[]): void {
  member(target, 'dispatchEvent')(new CustomEvent(`shop:${name}`, { bubbles: true, detail: { args } }));
}

/** Whether Enliven is dispatching an event, which the bridge must not forward. */
export const sending = shared('shop-sending', () => ({ isOwn: false }));

/**
 * Dispatches an event of the platform: natively with the prefix `shop:`, and through jQuery, if the page has it, with the platform's name
 * and arguments.
 */
export function emitShop(target: Element, name: string, ...args: unknown[]): void {
  forwardShop(target, name, ...args);
  sending.isOwn = true;
  try {
    trigger(target, name, ...args);
  } finally {
    sending.isOwn = false;
  }
}
