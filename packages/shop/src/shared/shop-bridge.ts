/** Bridge that forwards the platform's jQuery events as native ones (docs/reference/shop.md#events). */
import { markOwnListener, shared } from '@enliven/core';
import { emitShop, forwardShop, sending } from './shop-events';

/** Events that the platform's scripts send through jQuery on the body, which native listeners do not receive. */
const NAMES =
  'updated_wc_div updated_cart_totals wc_cart_emptied wc_update_cart updated_shipping_method applied_coupon removed_coupon applied_coupon_in_checkout removed_coupon_in_checkout init_checkout update_checkout updated_checkout checkout_error payment_method_selected country_to_state_changed country_to_state_changing wc_address_i18n_ready adding_to_cart added_to_cart removed_from_cart wc_fragment_refresh wc_fragments_refreshed wc_fragments_loaded wc_fragments_ajax_error wc_cart_button_updated change';

/** Events of the block cart, without their prefix. */
const BLOCKS = ['added_to_cart', 'removed_from_cart'];

interface JQuery {
  (
    target: EventTarget,
  ): {
    on(types: string, handler: unknown): void;
    off(types: string, handler: unknown): void;
    trigger(type: string, args?: unknown[]): void;
  };
  _data?(element: Element, name: 'events'): Record<string, readonly { handler?: unknown }[]> | undefined;
}

interface Bridge {
  users: number;
  /** Our listener in each jQuery of the page. */
  instances: Map<JQuery, unknown>;
  native: AbortController;
}

const bridges = shared('shop-bridges', () => new WeakMap<Document, Bridge>());

function connect(owner: Document): Bridge {
  const { body } = owner;
  const view = owner.defaultView as unknown as { jQuery?: JQuery };
  const instances: Bridge['instances'] = new Map();
  const native = new AbortController();
  const { signal } = native;
  const attach = () => {
    const { jQuery } = view;
    if (typeof jQuery !== 'function' || !('fn' in jQuery) || instances.has(jQuery)) return;
    const forward = ({ type, target, originalEvent }: Event & { originalEvent?: Event }, ...args: unknown[]) => {
      // Native listeners receive native events, and our own events are sent natively already.
      if (!originalEvent && !sending.isOwn) forwardShop(target as Element, type, ...args);
    };
    markOwnListener(forward);
    instances.set(jQuery, forward);
    jQuery(body).on(NAMES, forward);
  };
  attach();
  // Each script dispatches `load` once it has run: jQuery may load late, and a second one may replace the first.
  for (const type of ['load', 'DOMContentLoaded']) owner.addEventListener(type, attach, { capture: true, signal });
  for (const name of BLOCKS)
    body.addEventListener(
      `wc-blocks_${name}`,
      (event) => {
        // Our own event is sent already.
        if (!(event as CustomEvent<{ shop?: boolean } | null>).detail?.shop) forwardShop(body, name);
      },
      { signal },
    );
  return { users: 0, instances, native };
}

/** Opens the bridge, or uses the open one. @returns the function that closes it after its last user */
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

/** Sends a request such as `update_checkout` to the platform's script: through the jQuery that it listens with, else natively. */
export function sendToPlatform(owner: Document, name: string): void {
  const { body } = owner;
  const found = [...(bridges.get(owner)?.instances ?? [])].find(([jQuery, forward]) =>
    jQuery._data?.(body, 'events')?.[name]?.some(({ handler }) => handler !== forward),
  );
  if (found) found[0](body).trigger(name);
  else emitShop(body, name);
}
