/** What the shop has to say to a visitor: shown where it always stands, spoken once. */
import { member, parseHtml, phrase } from '@enliven/core';

export const NOTICES =
  '.woocommerce-error,.woocommerce-message,.woocommerce-info:not(.cart-empty),.wc-block-components-notice-banner';
/** What says what there is, whoever comes. */
const STEADY = '.woocommerce-form-coupon-toggle,.woocommerce-form-login-toggle,.wc-empty-cart-message';

/** Notices of a page, or of its HTML, without sentences that are always there. */
export const noticesIn = (root: ParentNode | string): HTMLElement[] =>
  [...(typeof root === 'string' ? parseHtml(root) : root).querySelectorAll<HTMLElement>(NOTICES)].filter(
    (notice) => !notice.closest(STEADY),
  );

/** What is to be spoken. A list of errors has to stay a list, so what speaks is around it. */
export function spoken(notice: HTMLElement): HTMLElement {
  const role = notice.matches('.woocommerce-info,.is-info') ? 'status' : 'alert';
  if (notice.localName !== 'ul') {
    if (!notice.hasAttribute('role')) notice.setAttribute('role', role);
    return notice;
  }
  const box = notice.ownerDocument.createElement('div');
  box.setAttribute('role', role);
  notice.removeAttribute('role');
  box.append(notice);
  return box;
}

/**
 * @param before where they stand on pages that have no place for them
 * @returns the function that takes them away again
 */
export function showNotices(owner: Document, notices: readonly HTMLElement[], before: Element | null): () => void {
  const place = owner.querySelector('.woocommerce-notices-wrapper');
  for (const old of noticesIn(owner)) (old.closest('div[role=alert]') ?? old).remove();
  const said = new Map(notices.map((notice) => [notice.textContent?.trim(), notice]));
  said.delete('');
  const fresh = [...said.values()].map(spoken);
  if (place) place.prepend(...fresh);
  else if (before) member(before, 'before')(...fresh);
  fresh[0]?.scrollIntoView?.({ block: 'nearest' });
  return () => {
    for (const notice of fresh) notice.remove();
  };
}

/** No more than is known: a request may have arrived whose answer did not. */
export const noAnswer = (): string => phrase('shop_no_answer', 'The shop did not answer. Please try again.');

/** A notice of ours, in the platform's form. */
export function errorNotice(owner: Document, text = noAnswer()): HTMLElement {
  const list = owner.createElement('ul');
  list.className = 'woocommerce-error';
  list.append(owner.createElement('li'));
  (list.firstChild as Element).textContent = text;
  return spoken(list);
}

/** @param before see `showNotices` @returns the function that takes it away again */
export const showFailure = (owner: Document, before: Element | null): (() => void) =>
  showNotices(owner, [errorNotice(owner)], before);
