/** Fragments: the parts of a page that show the cart, from the server's answers or the session (docs/reference/shop.md#adding-to-the-cart). */
import { asRecord, asText, documentOf, matches, member, parseHtml, shared } from '@enliven/core';
import { cookieOf, hasItems } from '../shared/cart-cookie';
import { replacePart } from '../shared/replace-part';
import { fetchEndpoint, param, requirePart } from '../shared/requests';
import { emitShop } from '../shared/shop-events';

/** Returns the storage keys of the fragments and of the cart's hash. */
const storageKeys = () => [param('fragment_name'), param('cart_hash_key')] as const;

/** Stores the fragments in the session, as the platform does. */
function storeFragments({ defaultView }: Document, fragments: unknown, hash: string): void {
  const [name, key] = storageKeys();
  try {
    if (!name || !key) return;
    const { sessionStorage, localStorage } = defaultView as Window;
    sessionStorage.setItem(name, JSON.stringify(fragments));
    sessionStorage.setItem(key, hash);
    // Notifies other tabs.
    localStorage.setItem(key, hash);
  } catch {
    // Without storage, other tabs fetch the cart.
  }
}

/** Returns the hash of the current cart, which any tab may have changed; empty for an empty cart. */
const hashOf = async (owner: Document): Promise<string> => (await cookieOf(owner, 'woocommerce_cart_hash')) ?? '';

/** Returns the fragments in the session; null if the cookie says that the cart has changed since. */
export async function storedFragments(owner: Document): Promise<string | null> {
  const hash = await hashOf(owner);
  const [name, key] = storageKeys();
  try {
    const { sessionStorage } = owner.defaultView as Window;
    return name && key && hash && sessionStorage.getItem(key) === hash ? sessionStorage.getItem(name) : null;
  } catch {
    // Browsers without storage throw.
    return null;
  }
}

/** Last answer of the server, with the cookie's hash at that time. */
const answers: WeakMap<Document, { text: string; hash: Promise<string> }> = shared(
  'shop-cart-answers',
  () => new WeakMap(),
);

/** Returns the last answer, even if the browser stores neither it nor a cookie; null if the cart is known to have changed since. */
export async function lastAnswer(owner: Document): Promise<string | null> {
  const last = answers.get(owner);
  return last && (await last.hash) === (await hashOf(owner)) ? last.text : null;
}

/** Elements from an answer, which are current while the cart has the hash of that answer. */
const answeredElements: WeakSet<Element> = shared('shop-fragments', () => new WeakSet<Element>());

/** Hash of the cart that a page shows. */
const shownHashes: WeakMap<Document, string> = shared('shop-cart-shown', () => new WeakMap<Document, string>());

/** Elements that no answer replaces: those outside the page's content, and a cart with a pending request. */
const NEVER_REPLACED = 'html,head,body,script,style,link,meta,base,.processing';

/** Replaces elements by fragments; ignores invalid entries. @returns the number of replaced elements */
function applyFragments(owner: Document, fragments: unknown): number {
  let count = 0;
  for (const [selector, html] of Object.entries(asRecord(fragments))) {
    if (typeof html !== 'string') continue;
    try {
      for (const old of owner.querySelectorAll(selector)) {
        const next = parseHtml(html).body.firstElementChild as HTMLElement | null;
        if (!next || matches(old, NEVER_REPLACED) || member(old, 'outerHTML') === next.outerHTML) continue;
        answeredElements.add(next);
        replacePart(old, next);
        count++;
      }
    } catch {
      // Not a selector.
    }
  }
  return count;
}

/** Dispatches a change of the cart by a button, for our listeners and for the block cart, which has other event names. */
export function dispatchCartEvent(button: Element, name: string, ...args: unknown[]): void {
  const { body } = button.ownerDocument;
  emitShop(button.isConnected ? button : body, name, ...args);
  const detail = { shop: true, preserveCartData: false };
  body.dispatchEvent(new CustomEvent(`wc-blocks_${name}`, { bubbles: true, detail }));
}

/** Number of changes that the server has answered. */
const changes = shared('shop-cart-changes', () => ({ count: 0 }));

/**
 * Shows and stores the server's answer.
 *
 * @returns the function that announces the change
 * @throws {TypeError} if the answer has no fragments
 */
export function applyAnswer(owner: Document, answer: unknown): (button: Element, name: string) => void {
  const { fragments, cart_hash } = asRecord(answer);
  requirePart(Object.keys(asRecord(fragments))[0]);
  const hash = asText(cart_hash) ?? '';
  applyFragments(owner, fragments);
  storeFragments(owner, fragments, hash);
  answers.set(owner, { text: JSON.stringify(fragments), hash: hashOf(owner) });
  shownHashes.set(owner, hash);
  return (button, name) => {
    changes.count++;
    dispatchCartEvent(button, name, fragments, hash, button);
  };
}

/** Fetches all fragments, and again if the cart has changed meanwhile. */
export async function refreshFragments(owner: Document): Promise<void> {
  const before = changes.count;
  const body = new URLSearchParams({ time: `${Date.now()}` });
  const answer = await fetchEndpoint(owner, 'get_refreshed_fragments', body);
  if (answer === undefined) return;
  if (changes.count > before) return refreshFragments(owner);
  applyAnswer(owner, answer);
  emitShop(owner.body, 'wc_fragments_refreshed');
}

/** Parses JSON. @returns null for anything else */
function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/**
 * Fills a mini cart from the session or from the server.
 *
 * @throws {Error} if the server does not answer
 */
export async function fillCart(cart: Element): Promise<void> {
  const owner = documentOf(cart);
  if (!(await hasItems(owner))) return;
  const hash = await hashOf(owner);
  // Another tab may have changed the cart before this one listened.
  if (answeredElements.has(cart) && shownHashes.get(owner) === hash) return;
  const stored = parseJson(await storedFragments(owner));
  if (!stored) await refreshFragments(owner);
  else if (applyFragments(owner, stored) > 0) emitShop(owner.body, 'wc_fragments_loaded');
  // The cookie's hash, not the answer's: if they differ, each answer would cause another request.
  shownHashes.set(owner, hash);
}
