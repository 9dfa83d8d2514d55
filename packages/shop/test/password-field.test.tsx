/** The button that shows and hides a typed password (docs/reference/shop.md#passwords). */
import { click, html, renderBehavior, until } from '@enliven/testing';
import { afterEach, expect, it } from 'vitest';
import { passwordField } from '../src';

const globals = globalThis as Record<string, unknown>;

afterEach(() => delete globals.woocommerce_params);

const form = (field: string) =>
  html`<div class="woocommerce"><form>${field}<button id="send">Log in</button></form></div>`;
const PLAIN = '<p><input type="password" class="input-text" name="password" id="password"></p>';
const SPAN = '<span class="woocommerce-input-wrapper"><input type="password" name="account_password"></span>';

async function render(field: string) {
  const mounted = await renderBehavior(passwordField, form(field));
  const input = mounted.element as HTMLInputElement;
  await until(() => input.nextElementSibling?.hasAttribute('aria-label') === true);
  return { ...mounted, input, button: input.nextElementSibling as HTMLButtonElement };
}

it.each([
  ['in a new span', PLAIN],
  ['in the printed span', SPAN],
])('the button %s shows the typed password and hides it again', async (_, field) => {
  const { input, button, stop } = await render(field);
  input.value = 'Secret 1';
  expect(input.parentElement?.matches('span.password-input')).toBe(true);
  expect([button.type, button.getAttribute('aria-label')]).toEqual(['button', 'Show password']);
  click(button);
  await until(() => input.type === 'text');
  expect([button.className, button.getAttribute('aria-label')]).toEqual([
    'show-password-input display-password',
    'Hide password',
  ]);
  click(button);
  await until(() => input.type === 'password');
  expect(button.className).toBe('show-password-input');
  await stop();
  expect(input.value).toBe('Secret 1');
  expect(input.closest('form')?.outerHTML).toBe(form(field).replace(/^<div class="woocommerce">|<\/div>$/g, ''));
});

it('a shown password is hidden again when its form is submitted', async () => {
  const { input, button, stop } = await render(PLAIN);
  click(button);
  await until(() => input.type === 'text');
  input.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await until(() => input.type === 'password');
  await stop();
});

it('the button takes its labels from the platform, or uses English ones', async () => {
  globals.woocommerce_params = { i18n_password_show: 'Passwort anzeigen', i18n_password_hide: [] };
  const { input, button, stop } = await render(PLAIN);
  expect(button.getAttribute('aria-label')).toBe('Passwort anzeigen');
  click(button);
  await until(() => input.type === 'text');
  expect(button.getAttribute('aria-label')).toBe('Hide password');
  await stop();
});
