/** Leads to the errors of a checkout, below a header that is fixed. */
import { $viewport, FIXED_ABOVE, measure, membersOf, scrollToY } from '@enliven/core';

/** Milliseconds, and pixels (docs/reference/shop.md#checkout-in-modules). */
const DURATION = 1000;
const GAP = 100;
/** Some versions print them as banners. */
export const NOTICES = '.woocommerce-error,.wc-block-components-notice-banner.is-error';

/** @returns the function that stops it; undefined where nothing has to be scrolled, or somebody has said no */
export function scrollToForm(form: Element): (() => void) | undefined {
  const owner = membersOf(form).ownerDocument;
  const asking = new CustomEvent('shop:scroll_to_notices', { bubbles: true, cancelable: true });
  if (!owner.body.matches('.et_fixed_nav') || $viewport.get().width <= FIXED_ABOVE) return undefined;
  if (!membersOf(form).dispatchEvent(asking)) return undefined;
  let stop: (() => void) | undefined;
  const cancel = measure(
    () => {
      const header = owner.getElementById('main-header')?.clientHeight ?? 0;
      // The platform puts them into the form; without it they stand where notices always do.
      const shown = [...owner.querySelectorAll(NOTICES)].find(({ clientHeight }) => clientHeight > 0);
      const { top } = membersOf(shown ?? form).getBoundingClientRect();
      return top + owner.documentElement.scrollTop - GAP - header;
    },
    (top) => {
      stop = scrollToY(top, DURATION);
    },
  );
  return () => {
    cancel();
    stop?.();
  };
}
