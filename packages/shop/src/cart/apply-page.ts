/** Puts the cart of a page that the server has answered in the place of the one that is shown (docs/reference/shop.md#cart). */
import { parseHtml } from '@enliven/core';
import { noticesIn, showNotices } from '../shared/notices';
import { emitShop } from '../shared/shop-events';

const FORM = '.woocommerce-cart-form';
const TOTALS = '.cart_totals';

/** @returns the function that gives the focus to what is in the place of what had it */
function keepFocus(owner: Document): () => void {
  const active = owner.activeElement as HTMLInputElement | null;
  if (!active?.closest(`${FORM},${TOTALS},.woocommerce`)) return () => {};
  const { id, name } = active;
  return () => {
    if (active.isConnected) return;
    const again =
      (id && owner.getElementById(id)) ||
      (name && owner.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)) ||
      owner.querySelector<HTMLElement>(
        '.restore-item,.woocommerce-notices-wrapper a,.cart_item a.remove,.return-to-shop a',
      );
    if (again) again.focus({ preventScroll: true });
  };
}

/** Answers of what a visitor has begun to type. */
function keepCoupon(owner: Document, applied: boolean): () => void {
  const field = () => owner.querySelector<HTMLInputElement>(`${FORM} [name="coupon_code"]`);
  const typed = applied ? '' : (field()?.value ?? '');
  return () => {
    const next = field();
    if (next && typed) next.value = typed;
  };
}

/** @returns whether the page was a cart; nothing is changed where it was not */
export function applyPage(owner: Document, html: string, coupon = false): boolean {
  const page = parseHtml(html);
  const notices = noticesIn(page);
  const form = owner.querySelector(FORM);
  const next = page.querySelector(FORM);
  const empty = page.querySelector('.cart-empty')?.closest('.woocommerce');
  if (!next && !empty) return false;
  const refocus = keepFocus(owner);
  const retype = keepCoupon(owner, coupon);
  for (const notice of notices) notice.remove();
  if (next) {
    if (form) form.replaceWith(next);
    else {
      const box = owner.querySelector('.cart-empty')?.closest('.woocommerce');
      const whole = next.closest('.woocommerce');
      if (!box || !whole) return false;
      box.replaceWith(whole);
    }
    const sums = page.querySelector(TOTALS);
    const old = owner.querySelector(TOTALS);
    if (sums && old) old.replaceWith(sums);
  } else if (empty) (form?.closest('.woocommerce') ?? form)?.replaceWith(empty);
  showNotices(owner, notices, owner.querySelector(`${FORM},.cart-empty`));
  retype();
  refocus();
  if (!next) emitShop(owner.body, 'wc_cart_emptied');
  else emitShop(owner.body, 'updated_cart_totals');
  emitShop(owner.body, 'updated_wc_div');
  return true;
}
