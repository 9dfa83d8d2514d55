/** What the shop has to say to a visitor: shown where it always stands, spoken once. */
import { phrase } from '@enliven/core';

const NOTICES =
  '.woocommerce-error,.woocommerce-message,.woocommerce-info:not(.cart-empty),.wc-block-components-notice-banner';
const TOGGLES = '.woocommerce-form-coupon-toggle,.woocommerce-form-login-toggle';

/** Notices of a page, without sentences that are always there. */
export const noticesIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(NOTICES)].filter((notice) => !notice.closest(TOGGLES));

/** @param before where they stand on pages that have no place for them */
export function showNotices(owner: Document, notices: readonly HTMLElement[], before: Element | null): void {
  const place = owner.querySelector('.woocommerce-notices-wrapper');
  const said = new Set<string>();
  const fresh = notices.filter(({ textContent }) => {
    const text = textContent?.trim() ?? '';
    const news = text !== '' && !said.has(text);
    said.add(text);
    return news;
  });
  for (const old of noticesIn(owner)) old.remove();
  for (const notice of fresh)
    if (!notice.hasAttribute('role'))
      notice.setAttribute('role', notice.matches('.woocommerce-info') ? 'status' : 'alert');
  if (place) place.prepend(...fresh);
  else before?.before(...fresh);
  fresh[0]?.scrollIntoView?.({ block: 'nearest' });
}

/** @returns a notice of ours, in the platform's form */
export function errorNotice(owner: Document, text: string): HTMLElement {
  const list = owner.createElement('ul');
  list.className = 'woocommerce-error';
  list.setAttribute('role', 'alert');
  const item = owner.createElement('li');
  item.textContent = text;
  list.append(item);
  return list;
}

/** The next press does without script, which is said as well. */
export const noAnswer = (): string =>
  phrase('shop_no_answer', 'The shop did not answer, and nothing was changed. Press again to try it with a new page.');
