/** A button in a field for a password shows what was typed, until it is pressed again or the form is sent (docs/reference/shop.md#passwords). */
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
  /** What a press does, for a screen reader. */
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

/** The style sheet of the platform draws the sign; what themes do to buttons must not show around it. */
const LOOK: Partial<CSSStyleDeclaration> = {
  padding: '0',
  border: '0',
  background: 'none',
  boxShadow: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: '1',
};

/** Themes take the outline away from whatever has the focus. */
const FOCUS = '.show-password-input:focus-visible{outline:revert}';

/** Moves without a blur where the browser can; elsewhere the focus is put back. */
function moveInto(place: Element & { moveBefore?(node: Node, next: null): void }, input: HTMLElement): void {
  const isFocused = input.ownerDocument.activeElement === input;
  if (place.moveBefore) place.moveBefore(input, null);
  else place.append(input);
  if (isFocused) input.focus({ preventScroll: true });
}

/** The button is placed by the span around the field, which some forms bring. @returns what takes a span of ours away */
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
  useLayoutEffect(() => addStyleSheet(input.ownerDocument, FOCUS), [input]);
  useLayoutEffect(() => {
    if (!button) return;
    Object.assign(button.style, LOOK);
    // A site may do without the style sheet, and nobody should come by keyboard to what cannot be seen.
    button.hidden = getComputedStyle(button, '::after').content === 'none';
  }, [button]);
  useClass(span, 'password-input', true);
  useClass(button, 'display-password', isShown);
  useAttr(button, 'type', 'button');
  useAttr(button, 'aria-label', isShown ? config.hide : config.show);
  useAttr(button, 'aria-controls', input.id || undefined);
  useAttr(input, 'type', isShown ? 'text' : undefined);
  // Style sheets make room for the sign in fields for passwords only.
  useStyle(input, 'padding-inline-end', isShown ? padding : undefined);
  useEvent(button, 'click', () => {
    if (!isShown) setPadding(getComputedStyle(input).paddingInlineEnd);
    setIsShown(!isShown);
  });
  // Browsers remember what is sent in other fields.
  useEvent(input.form, 'submit', () => setIsShown(false));
  return null;
}
