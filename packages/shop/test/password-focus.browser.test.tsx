/** Focus and visibility when the button of a password field mounts. */
import { start } from '@enliven/core';
import { renderBehavior, until } from '@enliven/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { passwordField } from '../src';

it('a password field keeps its focus, selection and position when the button mounts', async () => {
  document.body.innerHTML =
    '<style>.show-password-input::after { content: "eye" } :focus { outline: none }</style><div class="woocommerce"><form><input type="password" value="abcd" style="width: 200px"></form></div>';
  const input = document.querySelector('input') as HTMLInputElement;
  input.focus();
  input.setSelectionRange(2, 2);
  const { stop } = start([passwordField]);
  await until(() => input.nextElementSibling?.localName === 'button');
  await userEvent.keyboard('X');
  expect(input.value).toBe('abXcd');
  await userEvent.keyboard('{Tab}');
  expect(getComputedStyle(input.nextElementSibling as HTMLElement).outlineStyle).not.toBe('none');
  await userEvent.click(input.nextElementSibling as HTMLElement);
  expect(input.type).toBe('text');
  await stop();
  expect(input.type).toBe('password');
});

it('the button is hidden if no style sheet draws its icon', async () => {
  const { element } = await renderBehavior(
    passwordField,
    '<div class="woocommerce"><form><input type="password"></form></div>',
  );
  await until(() => element.nextElementSibling?.localName === 'button');
  expect((element.nextElementSibling as HTMLElement).checkVisibility()).toBe(false);
});
