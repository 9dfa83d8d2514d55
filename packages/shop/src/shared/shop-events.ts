/** Events of the shop, the same with the platform's jQuery scripts on the page and without them (docs/reference/shop.md#events). */
import { shared } from '@enliven/core';

/** What the platform's scripts send through jQuery on the body, where no native listener hears it. */
const NAMES =
  'updated_wc_div updated_cart_totals wc_cart_emptied updated_shipping_method applied_coupon removed_coupon applied_coupon_in_checkout removed_coupon_in_checkout init_checkout update_checkout updated_checkout checkout_error payment_method_selected country_to_state_changed added_to_cart removed_from_cart wc_fragments_refreshed wc_fragments_loaded wc_cart_button_updated change';

/** Events of the block cart, and what they are called here. */
const BLOCKS: Record<string, string> = {
  'wc-blocks_added_to_cart': 'added_to_cart',
  'wc-blocks_removed_from_cart': 'removed_from_cart',
};

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
  instances: Map<JQuery, unknown>;
  disconnect(): void;
}

/** What we listen with, for whoever looks for listeners of the platform. */
const own = shared('shop-listeners', () => new WeakSet<object>());
const bridges = shared('shop-bridges', () => new WeakMap<Document, Bridge>());

export interface ShopEvent extends CustomEvent<{ args: readonly unknown[] }> {}

/** Sends a native event under a name of ours: under its own, jQuery would call the platform's listeners a second time. */
export function emitShop(target: Element, name: string, ...args: unknown[]): void {
  target.dispatchEvent(new CustomEvent(`shop:${name}`, { bubbles: true, detail: { args } }));
}

function connect(owner: Document): Bridge {
  const view = owner.defaultView as unknown as { jQuery?: JQuery };
  const instances: Bridge['instances'] = new Map();
  const look = () => {
    const jQuery = view.jQuery;
    if (typeof jQuery !== 'function' || !('fn' in jQuery) || instances.has(jQuery)) return;
    const forward = ({ type, target, originalEvent }: Event & { originalEvent?: Event }, ...args: unknown[]) => {
      // What the browser has sent is heard natively.
      if (!originalEvent) emitShop(target as Element, type, ...args);
    };
    // Ours is no sign of the platform's own scripts.
    own.add(forward);
    instances.set(jQuery, forward);
    jQuery(owner.body).on(NAMES, forward);
  };
  const translate = ({ type, isTrusted, detail }: Event & { detail?: { shop?: boolean } }) => {
    if (!isTrusted && !detail?.shop) emitShop(owner.body, BLOCKS[type] as string);
  };
  look();
  // Each script says so on itself when it has run: jQuery may come late, and a second one may take the place of the first.
  owner.addEventListener('load', look, true);
  owner.addEventListener('DOMContentLoaded', look);
  for (const type of Object.keys(BLOCKS)) owner.body.addEventListener(type, translate);
  return {
    users: 0,
    instances,
    disconnect() {
      owner.removeEventListener('load', look, true);
      owner.removeEventListener('DOMContentLoaded', look);
      for (const type of Object.keys(BLOCKS)) owner.body.removeEventListener(type, translate);
      for (const [jQuery, forward] of instances) jQuery(owner.body).off(NAMES, forward);
    },
  };
}

/** Listens to the shop for as long as somebody does. @returns the function that ends it */
export function openBridge(owner: Document): () => void {
  const bridge = bridges.get(owner) ?? connect(owner);
  bridges.set(owner, bridge);
  bridge.users += 1;
  return () => {
    bridge.users -= 1;
    if (bridge.users > 0) return;
    bridge.disconnect();
    bridges.delete(owner);
  };
}

/** Asks the shop for something, e.g. `update_checkout`: through the jQuery that the platform listens with, else natively. */
export function askShop(owner: Document, name: string): void {
  const { body } = owner;
  const found = [...(bridges.get(owner)?.instances.keys() ?? [])].find((jQuery) =>
    jQuery._data?.(body, 'events')?.[name]?.some(({ handler }) => !own.has(handler as object)),
  );
  if (found) found(body).trigger(name);
  else emitShop(body, name);
}

/** Tells the block cart that the cart has changed. */
export const notifyBlocks = (owner: Document, name: 'added_to_cart' | 'removed_from_cart'): void =>
  void owner.body.dispatchEvent(
    new CustomEvent(`wc-blocks_${name}`, { bubbles: true, detail: { shop: true, preserveCartData: false } }),
  );
