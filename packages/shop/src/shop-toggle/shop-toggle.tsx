/** Links that open the coupon, the login, the terms and the calculator, as the buttons they are. */
import { type BehaviorProps, useAttr, useClass, useElementId, useEvent, useLatest, useStyle } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const TERMS = '.woocommerce-terms-and-conditions';
const PANELS: readonly (readonly [link: string, panel: string])[] = [
  ['.showcoupon', '.checkout_coupon'],
  ['.showlogin', 'form.woocommerce-form-login'],
  ['.woocommerce-terms-and-conditions-link', TERMS],
  ['.shipping-calculator-button', '.shipping-calculator-form'],
];

function panelOf(link: Element): HTMLElement | null {
  const selector = PANELS.find(([own]) => link.matches(own))?.[1] ?? TERMS;
  return (
    link.closest('form,.et_pb_module')?.querySelector<HTMLElement>(selector) ??
    link.ownerDocument.querySelector<HTMLElement>(selector)
  );
}

const isShown = (panel: Element | null): boolean =>
  panel?.ownerDocument.defaultView?.getComputedStyle(panel).display !== 'none';

export default function ShopToggle({ element }: BehaviorProps): ReactNode {
  const [panel] = useState(() => panelOf(element));
  const { body } = element.ownerDocument;
  // The platform's inline script takes this class away, unless it is delayed or was removed; style sheets show coupon and login under it.
  const [unscripted] = useState(() => body.classList.contains('woocommerce-no-js'));
  useClass(body, 'woocommerce-no-js', unscripted ? false : undefined);
  useClass(body, 'woocommerce-js', unscripted ? true : undefined);
  const [open, setOpen] = useState<boolean>();
  // Hidden by its own style, or by a style sheet where the site's policy allows no inline styles.
  const [shown] = useState(() => !(unscripted && panel?.style.display === 'none') && isShown(panel));
  const expanded = open ?? shown;
  const terms = panel?.matches(TERMS) && open !== undefined ? panel : null;
  const id = useElementId(panel);
  useAttr(element, 'role', panel ? 'button' : undefined);
  useAttr(element, 'aria-expanded', panel ? expanded : undefined);
  useAttr(element, 'aria-controls', id);
  useStyle(panel, 'display', open === undefined ? undefined : open ? 'block' : 'none');
  useClass(terms, 'woocommerce-terms-and-conditions--open', open);
  useClass(terms, 'woocommerce-terms-and-conditions--closed', !open);
  const isPressed = useRef(false);
  // With what is shown, so that nobody sees it without the focus in it. What another script opens leaves the focus where it is.
  useLayoutEffect(() => {
    if (open && isPressed.current && !panel?.matches(TERMS))
      panel?.querySelector<HTMLElement>('input:not([type=hidden]),select')?.focus();
    isPressed.current = false;
  }, [open, panel]);
  // Other scripts and other links show and hide it as well.
  const follow = useLatest(() => {
    const now = isShown(panel);
    if (now !== expanded) setOpen(now);
    return now;
  });
  const [observer] = useState(() =>
    typeof MutationObserver === 'function' ? new MutationObserver(() => follow.current()) : undefined,
  );
  useLayoutEffect(() => {
    if (panel) observer?.observe(panel, { attributeFilter: ['class', 'style'] });
    return () => observer?.disconnect();
  }, [panel, observer]);
  const toggle = (event: Event) => {
    event.preventDefault();
    isPressed.current = true;
    setOpen(!follow.current());
    observer?.takeRecords();
  };
  useEvent(panel ? element : null, 'click', toggle);
  useEvent<KeyboardEvent>(panel ? element : null, 'keydown', (event) => event.key === ' ' && toggle(event));
  return null;
}
