/** Events of the shop: native ones with our prefix, and the platform's for listeners of jQuery (docs/reference/shop.md#events). */
import { member, shared } from '@enliven/core';
import { trigger } from './jquery';

/** Sends a native event with our prefix: with the platform's name, jQuery would call the platform's listeners a second time. */
export function forwardShop(target: Element, name: string, ...args: unknown[]): void {
  member(target, 'dispatchEvent')(new CustomEvent(`shop:${name}`, { bubbles: true, detail: { args } }));
}

/** Whether we are sending an event, which the bridge must not forward. */
export const sending = shared('shop-sending', () => ({ isOwn: false }));

/**
 * Sends an event in the platform's place: natively with our prefix, and through jQuery, if the page has it, with the
 * platform's name and arguments.
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
