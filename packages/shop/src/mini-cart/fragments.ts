/** Parts of the page that the server prints anew when the cart changes, kept for the next page of the session (docs/reference/shop.md#adding-to-the-cart). */
import { asRecord, asText, parseHtml } from '@enliven/core';
import { askEndpoint, param } from '../shared/requests';
import { cookieOf, emitShop } from '../shared/shop-events';

function keep(view: Window | null, fragments: unknown, hash: string): void {
  const name = param('fragment_name');
  const key = param('cart_hash_key');
  try {
    if (!name || !key) return;
    view?.sessionStorage.setItem(name, JSON.stringify(fragments));
    view?.sessionStorage.setItem(key, hash);
    // Other tabs hear of it.
    view?.localStorage.setItem(key, hash);
  } catch {
    // They ask the server themselves then.
  }
}

/** @returns what the platform has kept in the session; null where the cart has changed since, as its cookie says */
export async function keptFragments(owner: Document): Promise<string | null> {
  const hash = await cookieOf(owner, 'woocommerce_cart_hash');
  try {
    const storage = owner.defaultView?.sessionStorage;
    const name = param('fragment_name');
    const key = param('cart_hash_key');
    return storage && name && key && storage.getItem(key) === hash ? storage.getItem(name) : null;
  } catch {
    // Browsers that keep nothing throw instead.
    return null;
  }
}

/** What is not a part of a page stays, whatever an answer names. */
const WHOLE = 'html,head,body,script,style,link,meta,base';

/** @returns how many elements were replaced; entries that make no sense are left out */
export function applyFragments(owner: Document, fragments: unknown): number {
  let count = 0;
  for (const [selector, html] of Object.entries(asRecord(fragments))) {
    if (typeof html !== 'string') continue;
    try {
      for (const old of owner.querySelectorAll(selector)) {
        const next = parseHtml(html).body.firstElementChild;
        if (!next || old.matches(WHOLE) || old.outerHTML === next.outerHTML) continue;
        old.replaceWith(next);
        count++;
      }
    } catch {
      // Not a selector.
    }
  }
  return count;
}

/**
 * Shows and keeps what the server has answered.
 *
 * @returns the function that tells everybody of it
 * @throws where the answer has no fragments
 */
export function takeAnswer(owner: Document, answer: unknown): (target: Element, name: string) => void {
  const { fragments, cart_hash } = asRecord(answer);
  if (!Object.keys(asRecord(fragments))[0]) throw new TypeError('The answer has no fragments.');
  const hash = asText(cart_hash) ?? '';
  applyFragments(owner, fragments);
  keep(owner.defaultView, fragments, hash);
  return (target, name) => {
    emitShop(target.isConnected ? target : owner.body, name, fragments, hash);
    // The block cart listens to names of its own.
    owner.body.dispatchEvent(
      new CustomEvent(`wc-blocks_${name}`, { bubbles: true, detail: { shop: true, preserveCartData: false } }),
    );
  };
}

/** Asks for all of them; nothing changes where the server does not answer. */
export async function refreshFragments(owner: Document): Promise<void> {
  const body = new URLSearchParams({ time: `${Date.now()}` });
  const answer = await askEndpoint(owner, 'get_refreshed_fragments', body);
  if (answer === undefined) return;
  takeAnswer(owner, answer);
  emitShop(owner.body, 'wc_fragments_refreshed');
}
