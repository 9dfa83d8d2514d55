/** Parts of the page that the server prints anew when the cart changes, kept for the next page of the session (docs/reference/shop.md#adding-to-the-cart). */
import { asRecord, asText, parseHtml } from '@enliven/core';
import { endpoint, fetchAnswer, param } from '../shared/requests';
import { emitShop } from '../shared/shop-events';

/** Browsers that keep nothing throw instead. */
export function kept(owner: Document, name: 'fragment_name' | 'cart_hash_key'): string | null {
  try {
    return owner.defaultView?.sessionStorage.getItem(param(name, 'wc_cart_fragments_params') ?? '') ?? null;
  } catch {
    return null;
  }
}

function keep(owner: Document, fragments: unknown, hash: string): void {
  const name = param('fragment_name', 'wc_cart_fragments_params');
  const key = param('cart_hash_key', 'wc_cart_fragments_params');
  try {
    if (!name || !key) return;
    owner.defaultView?.sessionStorage.setItem(name, JSON.stringify(fragments));
    owner.defaultView?.sessionStorage.setItem(key, hash);
    // Other tabs hear of it.
    owner.defaultView?.localStorage.setItem(key, hash);
  } catch {
    // They ask the server themselves then.
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
        count += 1;
      }
    } catch {
      // Not a selector.
    }
  }
  return count;
}

/** @throws where the answer has no fragments */
export function takeAnswer(owner: Document, answer: unknown): { fragments: unknown; hash: string } {
  const { fragments, cart_hash } = asRecord(answer);
  if (Object.keys(asRecord(fragments)).length === 0) throw new TypeError('the answer has no fragments');
  const hash = asText(cart_hash) ?? '';
  applyFragments(owner, fragments);
  keep(owner, fragments, hash);
  return { fragments, hash };
}

/** Asks for all of them; nothing changes where the server does not answer. */
export async function refreshFragments(owner: Document, signal?: AbortSignal): Promise<void> {
  const address = endpoint(owner, 'get_refreshed_fragments');
  if (!address) return;
  const answer = await fetchAnswer(address, new URLSearchParams({ time: String(Date.now()) }), signal);
  takeAnswer(owner, answer);
  emitShop(owner.body, 'wc_fragments_refreshed');
}
