/** Puts the cart of a page that the server has answered in the place of the one that is shown (docs/reference/shop.md#cart). */
import { parseHtml } from '@enliven/core';
import { noticesIn, showNotices } from '../shared/notices';
import { emitShop } from '../shared/shop-events';

const FORM = '.woocommerce-cart-form';
const TOTALS = '.cart_totals';
/** Some versions print it as a banner without a name of its own. */
const EMPTY = '.cart-empty,.wc-empty-cart-message';
const COUPON = `${FORM} [name="coupon_code"]`;
/** What gets the focus where nothing else is in the place of what had it. */
const NEXT = '.restore-item,.woocommerce-notices-wrapper a,.cart_item a.remove,.return-to-shop a';

const whole = (root: ParentNode, selector: string) => root.querySelector(selector)?.closest('.woocommerce');

/** @throws where the page is no cart; nothing is changed then */
export function applyPage(owner: Document, html: string, isCoupon = false): void {
  const page = parseHtml(html);
  const notices = noticesIn(page);
  const next = page.querySelector(FORM);
  // A cart that becomes empty, or is filled again, is another page.
  const form = next && owner.querySelector(FORM);
  const old = form ?? whole(owner, next ? EMPTY : FORM) ?? owner.querySelector(FORM);
  const now = form ? next : whole(page, next ? FORM : EMPTY);
  if (!now || (next && !old)) throw new Error('The answer is not a cart.');
  const active = owner.activeElement as HTMLInputElement | null;
  const find = <E extends HTMLElement>(selector: string) => owner.querySelector<E>(selector);
  const typed = find<HTMLInputElement>(COUPON)?.value;
  for (const notice of notices) notice.remove();
  const sums = page.querySelector(TOTALS);
  old?.replaceWith(now);
  if (form && sums) find(TOTALS)?.replaceWith(sums);
  showNotices(owner, notices, find(`${FORM},${EMPTY}`));
  // Answers know nothing of what a visitor has begun to type.
  const coupon = find<HTMLInputElement>(COUPON);
  if (coupon && typed && !isCoupon) coupon.value = typed;
  if (active && !active.isConnected) {
    const { id, name } = active;
    const again = (id && owner.getElementById(id)) || (name && find(`[name="${CSS.escape(name)}"]`)) || find(NEXT);
    if (again) again.focus({ preventScroll: true });
  }
  emitShop(owner.body, next ? 'updated_cart_totals' : 'wc_cart_emptied');
  emitShop(owner.body, 'updated_wc_div');
}
