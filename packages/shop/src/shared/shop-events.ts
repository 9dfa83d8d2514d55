/** Events of the shop, the same with the platform's jQuery scripts on the page and without them (docs/reference/shop.md#events). */
import { shared } from '@enliven/core';

/** What the platform's scripts send through jQuery on the body, where no native listener hears it. */
const NAMES =
  'updated_wc_div updated_cart_totals wc_cart_emptied updated_shipping_method applied_coupon removed_coupon applied_coupon_in_checkout removed_coupon_in_checkout init_checkout update_checkout updated_checkout checkout_error payment_method_selected country_to_state_changed added_to_cart removed_from_cart wc_fragments_refreshed wc_fragments_loaded wc_cart_button_updated change';

/** Events of the block cart, without their prefix. */
const BLOCKS = ['added_to_cart', 'removed_from_cart'];

interface Bound {
  handler?: unknown;
}

interface JQuery {
  (
    target: EventTarget,
  ): {
    on(types: string, handler: unknown): void;
    off(types: string, handler: unknown): void;
    trigger(type: string, args?: unknown[]): void;
  };
  _data?(element: Element, name: 'events'): Record<string, readonly Bound[]> | undefined;
}

interface Bridge {
  users: number;
  /** With what we listen in each. */
  instances: Map<JQuery, unknown>;
  native: AbortController;
}

/** What we listen with, for whoever looks for listeners of the platform. */
const own = shared('shop-listeners', () => new WeakSet<object>());
export const bridges = shared('shop-bridges', () => new WeakMap<Document, Bridge>());

export interface ShopEvent extends CustomEvent<{ args: readonly unknown[] }> {}

/** Sends a native event under a name of ours: under its own, jQuery would call the platform's listeners a second time. */
export function emitShop(target: Element, name: string, ...args: unknown[]): void {
  target.dispatchEvent(new CustomEvent(`shop:${name}`, { bubbles: true, detail: { args } }));
}

function connect(owner: Document): Bridge {
  const { body } = owner;
  const view = owner.defaultView as unknown as { jQuery?: JQuery };
  const instances: Bridge['instances'] = new Map();
  const native = new AbortController();
  const { signal } = native;
  const look = () => {
    const { jQuery } = view;
    if (typeof jQuery !== 'function' || !('fn' in jQuery) || instances.has(jQuery)) return;
    const forward = ({ type, target, originalEvent }: Event & { originalEvent?: Event }, ...args: unknown[]) => {
      // What the browser has sent is heard natively.
      if (!originalEvent) emitShop(target as Element, type, ...args);
    };
    // Ours is no sign of the platform's own scripts.
    own.add(forward);
    instances.set(jQuery, forward);
    jQuery(body).on(NAMES, forward);
  };
  look();
  // Each script says so on itself when it has run: jQuery may come late, and a second one may take the place of the first.
  for (const type of ['load', 'DOMContentLoaded']) owner.addEventListener(type, look, { capture: true, signal });
  for (const name of BLOCKS)
    body.addEventListener(
      `wc-blocks_${name}`,
      (event) => {
        // Ours is known already.
        if (!(event as CustomEvent<{ shop?: boolean } | null>).detail?.shop) emitShop(body, name);
      },
      { signal },
    );
  return { users: 0, instances, native };
}

/** Listens to the shop for as long as somebody does. @returns the function that ends it */
export function openBridge(owner: Document): () => void {
  const bridge = bridges.get(owner) ?? connect(owner);
  bridges.set(owner, bridge);
  bridge.users++;
  return () => {
    if (--bridge.users > 0) return;
    bridge.native.abort();
    for (const [jQuery, forward] of bridge.instances) jQuery(owner.body).off(NAMES, forward);
    bridges.delete(owner);
  };
}
