/** The small cart with something in it: from the session where that is as new as the cookie says, else from the server; the same in all tabs (docs/reference/shop.md#adding-to-the-cart). */
import { asRecord, asText, isPlainPress, parseHtml, shared, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useEffect, useState } from 'react';
import { errorNotice } from '../shared/notices';
import { askEndpoint, endpoint, fetchAnswer, needed, param } from '../shared/requests';
import { cookieOf, emitShop, isFilled } from '../shared/shop-events';
import { useAsk } from '../shared/use-ask';
import { useShopEvents } from '../shared/use-shop-events';

/** Under which names the platform keeps the small cart, and the hash of the cart. */
const namesKept = () => [param('fragment_name') ?? '', param('cart_hash_key') ?? ''] as const;

function keep(view: Window | null, fragments: unknown, hash: string): void {
  const [name, key] = namesKept();
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
    const [name, key] = namesKept();
    return storage && name && key && storage.getItem(key) === hash ? storage.getItem(name) : null;
  } catch {
    // Browsers that keep nothing throw instead.
    return null;
  }
}

/** What an answer has put in place: there is nothing newer to be had. */
const fresh = shared('shop-fragments', () => new WeakSet<Element>());

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
        fresh.add(next);
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
export function takeAnswer(owner: Document, answer: unknown): (button: Element, name: string) => void {
  const { fragments, cart_hash } = asRecord(answer);
  needed(Object.keys(asRecord(fragments))[0]);
  const hash = asText(cart_hash) ?? '';
  applyFragments(owner, fragments);
  keep(owner.defaultView, fragments, hash);
  return (button, name) => {
    emitShop(button.isConnected ? button : owner.body, name, fragments, hash, button);
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

/** Nobody is told: the page stays as the server has printed it. */
const refresh = (owner: Document) => void refreshFragments(owner).catch(() => {});

async function look(owner: Document): Promise<void> {
  if (!(await isFilled(owner))) return;
  const texts = await keptFragments(owner);
  if (texts === null) return refresh(owner);
  try {
    if (applyFragments(owner, JSON.parse(texts)) > 0) emitShop(owner.body, 'wc_fragments_loaded');
  } catch {
    refresh(owner);
  }
}

interface FilledCartProps {
  element: Element;
  /** Whether somebody has asked for what the server has. */
  asked: boolean;
}

export default function FilledCart({ element, asked }: FilledCartProps): ReactNode {
  const owner = element.ownerDocument;
  const view = owner.defaultView;
  const { ask } = useAsk();
  const isFirst = () => owner.querySelector('.widget_shopping_cart_content') === element;
  const refreshOnce = () => isFirst() && refresh(owner);
  const widget = element.closest('.hide_cart_widget_if_empty')?.closest('.widget_shopping_cart');
  const [empty, setEmpty] = useState(false);
  useStyle(widget, 'display', empty ? 'none' : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the element, which stays
  useEffect(() => {
    if (isFirst() && !fresh.has(element)) look(owner).catch(() => refresh(owner));
    isFilled(owner).then((filled) => setEmpty(!filled));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked
  useEffect(() => void (asked && refreshOnce()), [asked]);
  useShopEvents(owner, 'wc_fragment_refresh', refreshOnce);
  useEvent<StorageEvent>(view, 'storage', ({ key }) => key && key === param('cart_hash_key') && refreshOnce());
  useEvent<PageTransitionEvent>(view, 'pageshow', ({ persisted }) => persisted && refreshOnce());
  useEvent<MouseEvent>(element, 'click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('.remove_from_cart_button');
    const address = endpoint(owner, 'remove_from_cart');
    const key = link?.dataset.cart_item_key;
    if (!key || !address || !isPlainPress(event)) return;
    ask(event, {
      busy: [element],
      request: (signal) => fetchAnswer(address, new URLSearchParams({ cart_item_key: key }), signal),
      apply(answer) {
        takeAnswer(owner, answer)(link, 'removed_from_cart');
        if (!link.isConnected) owner.querySelector<HTMLElement>('.widget_shopping_cart_content a')?.focus();
      },
      fail: () => element.prepend(errorNotice(owner)),
    });
  });
  return null;
}
