/** The platform's events as native ones, with its jQuery scripts on the page and without them (docs/reference/shop.md#events). */
import { guard, MountContext, markOwnListener, shared, useLatest } from '@enliven/core';
import { useContext, useLayoutEffect } from 'react';
import { emitShop, forwardShop, sending } from './shop-events';

/** What the platform's scripts send through jQuery on the body, where no native listener hears it. */
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
  /** With what we listen in each. */
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
  const look = () => {
    const { jQuery } = view;
    if (typeof jQuery !== 'function' || !('fn' in jQuery) || instances.has(jQuery)) return;
    const forward = ({ type, target, originalEvent }: Event & { originalEvent?: Event }, ...args: unknown[]) => {
      // Native events are heard natively, and ours are known already.
      if (!originalEvent && !sending.isOwn) forwardShop(target as Element, type, ...args);
    };
    markOwnListener(forward);
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
        if (!(event as CustomEvent<{ shop?: boolean } | null>).detail?.shop) forwardShop(body, name);
      },
      { signal },
    );
  return { users: 0, instances, native };
}

/** Passes on what the platform says for as long as somebody listens. @returns the function that ends it */
function openBridge(owner: Document): () => void {
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

/** Passes on what the platform says for as long as the component lives, to whoever on the page listens. */
export function useShopBridge(owner: Document): void {
  useLayoutEffect(() => openBridge(owner), [owner]);
}

/** Asks for something, e.g. `update_checkout`: through the jQuery that the platform listens with, else natively. */
export function askShop(owner: Document, name: string): void {
  const { body } = owner;
  const found = [...(bridges.get(owner)?.instances ?? [])].find(([jQuery, forward]) =>
    jQuery._data?.(body, 'events')?.[name]?.some(({ handler }) => handler !== forward),
  );
  if (found) found[0](body).trigger(name);
  else emitShop(body, name);
}

/**
 * Listens to the shop for as long as the component lives.
 *
 * @param names without the prefix; one string, so that it is the same in each render
 * @param handler gets the name and what the platform has sent along
 */
export function useShop(
  owner: Document,
  names: string,
  handler: (name: string, args: readonly unknown[], target: Element) => void,
): void {
  const place = useContext(MountContext);
  const latest = useLatest(handler);
  useShopBridge(owner);
  useLayoutEffect(() => {
    const stop = new AbortController();
    const hear = guard(place, (event: Event) => {
      const { type, detail, target } = event as CustomEvent<{ args: readonly unknown[] } | null>;
      latest.current(type.slice(5), detail?.args ?? [], target as Element);
    });
    for (const name of names.split(' ')) owner.addEventListener(`shop:${name}`, hear, { signal: stop.signal });
    return () => stop.abort();
  }, [owner, names, latest, place]);
}
