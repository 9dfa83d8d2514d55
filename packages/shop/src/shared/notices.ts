/** Notices of the shop: shown in the platform's container and announced once. */
import { closestTo, matches, member, parseHtml, phrase, queryAll } from '@enliven/core';

export const NOTICES =
  '.woocommerce-error,.woocommerce-message,.woocommerce-info:not(.cart-empty),.wc-block-components-notice-banner';
/** Containers of notices that are always on the page. */
const PERMANENT = '.woocommerce-form-coupon-toggle,.woocommerce-form-login-toggle,.wc-empty-cart-message';

/** Returns the notices of a page, or of its HTML, without permanent ones. */
export const noticesIn = (root: ParentNode | string): HTMLElement[] =>
  queryAll<HTMLElement>(typeof root === 'string' ? parseHtml(root) : root, NOTICES).filter(
    (notice) => !closestTo(notice, PERMANENT),
  );

/** Makes a notice a live region. A list of errors stays a list, so its live region is an element around it. */
export function toLiveRegion(notice: HTMLElement): HTMLElement {
  const role = matches(notice, '.woocommerce-info,.is-info') ? 'status' : 'alert';
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
 * Shows notices in place of the current ones.
 *
 * @param before element before which the notices are inserted if the page has no wrapper for notices
 * @returns the function that removes them
 */
export function showNotices(owner: Document, notices: readonly HTMLElement[], before: Element | null): () => void {
  const wrapper = owner.querySelector('.woocommerce-notices-wrapper');
  for (const old of noticesIn(owner)) member(closestTo(old, 'div[role=alert]') ?? old, 'remove')();
  const byText = new Map(notices.map((notice) => [notice.textContent?.trim(), notice]));
  byText.delete('');
  const inserted = [...byText.values()].map(toLiveRegion);
  if (wrapper) member(wrapper, 'prepend')(...inserted);
  else if (before) member(before, 'before')(...inserted);
  inserted[0]?.scrollIntoView?.({ block: 'nearest' });
  return () => {
    for (const notice of inserted) notice.remove();
  };
}

/** Returns the text for a missing response. It does not say that the request failed, since the shop may have received it. */
export const noAnswerText = (): string => phrase('shop_no_answer', 'The shop did not answer. Please try again.');

/** Creates an error notice with the platform's markup. */
export function errorNotice(owner: Document, text = noAnswerText()): HTMLElement {
  const list = owner.createElement('ul');
  list.className = 'woocommerce-error';
  list.append(owner.createElement('li'));
  (list.firstChild as Element).textContent = text;
  return toLiveRegion(list);
}

/** Shows that the shop did not answer. @param before see `showNotices` @returns the function that removes the notice */
export const showFailure = (owner: Document, before: Element | null): (() => void) =>
  showNotices(owner, [errorNotice(owner)], before);
