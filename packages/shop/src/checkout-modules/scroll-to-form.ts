/** Scrolls to the errors of a checkout, below a fixed header. */
import { $viewport, FIXED_ABOVE, matches, measure, membersOf, scrollToY } from '@enliven/core';

/** Milliseconds, and pixels (docs/reference/shop.md#checkout-in-modules). */
const DURATION = 1000;
const GAP = 100;
/** Selector of errors; some versions print them as banners. */
export const NOTICES = '.woocommerce-error,.wc-block-components-notice-banner.is-error';

/** @returns the function that stops the scrolling; undefined if nothing scrolls or a listener has cancelled it */
export function scrollToForm(form: Element): (() => void) | undefined {
  const owner = membersOf(form).ownerDocument;
  const event = new CustomEvent('shop:scroll_to_notices', { bubbles: true, cancelable: true });
  if (!matches(owner.body, '.et_fixed_nav') || $viewport.get().width <= FIXED_ABOVE) return undefined;
  if (!membersOf(form).dispatchEvent(event)) return undefined;
  let stop: (() => void) | undefined;
  const cancel = measure(
    () => {
      const header = owner.getElementById('main-header')?.clientHeight ?? 0;
      // The platform inserts errors into the form; without it they are in the wrapper for notices.
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
