/** Links that open the coupon, the login, the terms and the calculator, with the role of buttons. */
import {
  type BehaviorProps,
  closestTo,
  documentOf,
  matches,
  member,
  query,
  useAttr,
  useClass,
  useElementId,
  useEvent,
  useLatest,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const TERMS = '.woocommerce-terms-and-conditions';
const PANELS: readonly (readonly [link: string, panel: string])[] = [
  ['.showcoupon', '.checkout_coupon'],
  ['.showlogin', 'form.woocommerce-form-login'],
  ['.woocommerce-terms-and-conditions-link', TERMS],
  ['.shipping-calculator-button', '.shipping-calculator-form'],
];

function panelOf(link: Element): HTMLElement | null {
  const selector = PANELS.find(([own]) => matches(link, own))?.[1] ?? TERMS;
  const around = closestTo(link, 'form,.et_pb_module');
  const own = query<HTMLElement>(around, selector);
  return own ?? link.ownerDocument.querySelector<HTMLElement>(selector);
}

const isShown = (panel: Element | null): boolean => !panel || getComputedStyle(panel).display !== 'none';

export default function ShopToggle({ element }: BehaviorProps): ReactNode {
  const [panel] = useState(() => panelOf(element));
  const isTerms = matches(panel, TERMS);
  const { body } = documentOf(element);
  // The platform's inline script removes this class, unless it is delayed or missing; style sheets show coupon and login under it.
  const [isUnscripted] = useState(() => body.classList.contains('woocommerce-no-js'));
  useClass(body, 'woocommerce-no-js', isUnscripted ? false : undefined);
  useClass(body, 'woocommerce-js', isUnscripted ? true : undefined);
  const [isOpen, setOpen] = useState<boolean>();
  // Hidden by its own style, or by a style sheet where the site's policy allows no inline styles.
  const [isInitiallyShown] = useState(
    () => !(isUnscripted && panel && member(panel, 'style').display === 'none') && isShown(panel),
  );
  const isExpanded = isOpen ?? isInitiallyShown;
  const terms = isTerms && isOpen !== undefined ? panel : null;
  const id = useElementId(panel);
  useAttr(element, 'role', panel ? 'button' : undefined);
  useAttr(element, 'aria-expanded', panel ? isExpanded : undefined);
  useAttr(element, 'aria-controls', id);
  useStyle(panel, 'display', isOpen === undefined ? undefined : isOpen ? 'block' : 'none');
  useClass(terms, 'woocommerce-terms-and-conditions--open', isOpen);
  useClass(terms, 'woocommerce-terms-and-conditions--closed', !isOpen);
  const isPressed = useRef(false);
  // Focuses the panel in the same frame. A panel that another script opens does not take the focus.
  useLayoutEffect(() => {
    if (isOpen && isPressed.current && panel && !isTerms)
      query<HTMLElement>(panel, 'input:not([type=hidden]),select')?.focus();
    isPressed.current = false;
  }, [isOpen, panel, isTerms]);
  // Other scripts and links also show and hide the panel.
  const follow = useLatest(() => {
    const now = isShown(panel);
    if (now !== isExpanded) setOpen(now);
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
