/** The parts of a page that show the cart: what the server answers, and what the session keeps of it (docs/reference/shop.md#adding-to-the-cart). */
import { asRecord, asText, parseHtml, shared } from '@enliven/core';
import { replacePart } from '../shared/replace-part';
import { askEndpoint, needed, param } from '../shared/requests';
import { cookieOf, emitShop, isFilled } from '../shared/shop-events';

/** Under which names the platform keeps the small cart, and the hash of the cart. */
const namesKept = () => [param('fragment_name'), param('cart_hash_key')] as const;

function keep({ defaultView }: Document, fragments: unknown, hash: string): void {
  const [name, key] = namesKept();
  try {
    if (!name || !key) return;
    const { sessionStorage, localStorage } = defaultView as Window;
    sessionStorage.setItem(name, JSON.stringify(fragments));
    sessionStorage.setItem(key, hash);
    // Other tabs hear of it.
    localStorage.setItem(key, hash);
  } catch {
    // They ask the server themselves then.
  }
}

/** Hash of the cart that the visitor has, in whichever tab it was changed; empty where nothing is in it. */
const hashOf = async (owner: Document): Promise<string> => (await cookieOf(owner, 'woocommerce_cart_hash')) ?? '';

/** @returns what the platform has kept in the session; null where the cart has changed since, as its cookie says */
export async function keptFragments(owner: Document): Promise<string | null> {
  const hash = await hashOf(owner);
  const [name, key] = namesKept();
  try {
    const { sessionStorage } = owner.defaultView as Window;
    return name && key && hash && sessionStorage.getItem(key) === hash ? sessionStorage.getItem(name) : null;
  } catch {
    // Browsers that keep nothing throw instead.
    return null;
  }
}

/** What the server has answered last, and what the cookie said of the cart then. */
const answers: WeakMap<Document, { text: string; hash: Promise<string> }> = shared(
  'shop-cart-answers',
  () => new WeakMap(),
);

/** @returns the last answer, also where the browser keeps neither it nor a cookie; null where the cart has changed since, as far as one knows */
export async function lastAnswer(owner: Document): Promise<string | null> {
  const last = answers.get(owner);
  return last && (await last.hash) === (await hashOf(owner)) ? last.text : null;
}

/** What an answer has put in place: there is nothing newer to be had while the cart is that of the answer. */
const fresh: WeakSet<Element> = shared('shop-fragments', () => new WeakSet<Element>());

/** Hash of the cart that a page shows. */
const shown: WeakMap<Document, string> = shared('shop-cart-shown', () => new WeakMap<Document, string>());

/** What is no part of a page stays, whatever an answer names, and a cart whose own answer is on its way, which knows more. */
const STAYS = 'html,head,body,script,style,link,meta,base,.processing';

/** @returns how many elements were replaced; entries that make no sense are left out */
function applyFragments(owner: Document, fragments: unknown): number {
  let count = 0;
  for (const [selector, html] of Object.entries(asRecord(fragments))) {
    if (typeof html !== 'string') continue;
    try {
      for (const old of owner.querySelectorAll(selector)) {
        const next = parseHtml(html).body.firstElementChild as HTMLElement | null;
        if (!next || old.matches(STAYS) || old.outerHTML === next.outerHTML) continue;
        fresh.add(next);
        replacePart(old, next);
        count++;
      }
    } catch {
      // Not a selector.
    }
  }
  return count;
}

/** Dispatches what a button does to the cart, for those that listen to us and for the block cart, which has names of its own. */
export function dispatchCartEvent(button: Element, name: string, ...args: unknown[]): void {
  const { body } = button.ownerDocument;
  emitShop(button.isConnected ? button : body, name, ...args);
  const detail = { shop: true, preserveCartData: false };
  body.dispatchEvent(new CustomEvent(`wc-blocks_${name}`, { bubbles: true, detail }));
}

/** How often the server has answered to a change. */
const changes = shared('shop-cart-changes', () => ({ count: 0 }));

/**
 * Shows and keeps what the server has answered.
 *
 * @returns the function that tells everybody of it
 * @throws where the answer has no fragments
 */
export function takeAnswer(owner: Document, answer: unknown): (button: Element, name: string) => void {
  const { fragments, cart_hash } = asRecord(answer);
  needed(Object.keys(asRecord(fragments))[0]);
  const hash = asText(cart_hash) ?? '';
  applyFragments(owner, fragments);
  keep(owner, fragments, hash);
  answers.set(owner, { text: JSON.stringify(fragments), hash: hashOf(owner) });
  shown.set(owner, hash);
  return (button, name) => {
    changes.count++;
    dispatchCartEvent(button, name, fragments, hash, button);
  };
}

/** Asks for all of them, and again if the cart has changed meanwhile; nothing changes where the server does not answer. */
export async function refreshFragments(owner: Document): Promise<void> {
  const before = changes.count;
  const body = new URLSearchParams({ time: `${Date.now()}` });
  const answer = await askEndpoint(owner, 'get_refreshed_fragments', body);
  if (answer === undefined) return;
  if (changes.count > before) return refreshFragments(owner);
  takeAnswer(owner, answer);
  emitShop(owner.body, 'wc_fragments_refreshed');
}

/** @returns null where it is no JSON */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/**
 * Has a small cart show what the visitor has: from the session, or from the server.
 *
 * @throws where neither has it
 */
export async function fillCart(cart: Element): Promise<void> {
  const owner = cart.ownerDocument;
  if (!(await isFilled(owner))) return;
  const hash = await hashOf(owner);
  // It may have changed in another tab before this one listened.
  if (fresh.has(cart) && shown.get(owner) === hash) return;
  const kept = parsed(await keptFragments(owner));
  if (!kept) await refreshFragments(owner);
  else if (applyFragments(owner, kept) > 0) emitShop(owner.body, 'wc_fragments_loaded');
  // As the cookie says, whatever hash an answer has: otherwise each answer would be followed by another request.
  shown.set(owner, hash);
}
