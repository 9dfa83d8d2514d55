/** Button that shows a password until it is pressed again or the form is sent (docs/reference/shop.md#passwords). */
import {
  addStyleSheet,
  asRecord,
  asText,
  type BehaviorProps,
  type Page,
  phrase,
  type Release,
  useAttr,
  useClass,
  useEvent,
  useInsert,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';

export interface PasswordFieldConfig {
  /** Names of the button for screen readers. */
  show: string;
  hide: string;
}

export function config(_element: Element, { global }: Page): PasswordFieldConfig {
  const { i18n_password_show, i18n_password_hide } = asRecord(global('woocommerce_params'));
  return {
    show: asText(i18n_password_show) ?? phrase('show_password', 'Show password'),
    hide: asText(i18n_password_hide) ?? phrase('hide_password', 'Hide password'),
  };
}

/** Resets the theme's button styles around the icon, which the platform's style sheet draws. */
const BUTTON_STYLE: Partial<CSSStyleDeclaration> = {
  padding: '0',
  border: '0',
  background: 'none',
  boxShadow: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: '1',
};

/** Restores the focus outline, which themes remove. */
const FOCUS_STYLE = '.show-password-input:focus-visible{outline:revert}';

/** Moves the input, without a blur if the browser supports that; otherwise restores the focus. */
function moveInto(place: Element & { moveBefore?(node: Node, next: null): void }, input: HTMLElement): void {
  const isFocused = input.ownerDocument.activeElement === input;
  if (place.moveBefore) place.moveBefore(input, null);
  else place.append(input);
  if (isFocused) input.focus({ preventScroll: true });
}

/** Wraps the field in the span that positions the button, unless the form has one. @returns the function that removes it */
function wrapField(input: HTMLElement): Release | undefined {
  if (input.parentElement?.localName === 'span') return undefined;
  const span = input.ownerDocument.createElement('span');
  input.before(span);
  moveInto(span, input);
  return () => span.replaceWith(input);
}

export default function PasswordField({ element, config }: BehaviorProps<PasswordFieldConfig>): ReactNode {
  const input = element as HTMLInputElement;
  const [isShown, setIsShown] = useState(false);
  const [padding, setPadding] = useState('');
  const [span, setSpan] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const unwrap = wrapField(input);
    setSpan(input.parentElement);
    return unwrap;
  }, [input]);
  const button = useInsert(input, { where: 'afterend', tag: 'button', className: 'show-password-input' });
  useLayoutEffect(() => addStyleSheet(input.ownerDocument, FOCUS_STYLE), [input]);
  useLayoutEffect(() => {
    if (!button) return;
    Object.assign(button.style, BUTTON_STYLE);
    // Without the platform's style sheet the button is invisible, so keyboards must not reach it.
    button.hidden = getComputedStyle(button, '::after').content === 'none';
  }, [button]);
  useClass(span, 'password-input', true);
  useClass(button, 'display-password', isShown);
  useAttr(button, 'type', 'button');
  useAttr(button, 'aria-label', isShown ? config.hide : config.show);
  useAttr(button, 'aria-controls', input.id || undefined);
  useAttr(input, 'type', isShown ? 'text' : undefined);
  // Style sheets reserve space for the icon in password fields only.
  useStyle(input, 'padding-inline-end', isShown ? padding : undefined);
  useEvent(button, 'click', () => {
    if (!isShown) setPadding(getComputedStyle(input).paddingInlineEnd);
    setIsShown(!isShown);
  });
  // Browsers save values of other field types when the form is sent.
  useEvent(input.form, 'submit', () => setIsShown(false));
  return null;
}
