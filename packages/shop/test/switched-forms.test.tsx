/** Other scripts of a page show and hide the forms that the shop's links open. */
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { expect, it } from 'vitest';
import { shopToggle } from '../src';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

const FORMS = [
  ['showcoupon', 'checkout_coupon'],
  ['showlogin', 'woocommerce-form-login'],
  ['shipping-calculator-button', 'shipping-calculator-form'],
  ['woocommerce-terms-and-conditions-link', 'woocommerce-terms-and-conditions'],
] as const;

const render = ([link, form]: readonly [string, string]) =>
  renderBehavior(
    shopToggle,
    html`<a href="#" class="${link}">Press</a><form class="${form}" style="display:none"><input name="field"></form>`,
  );
const state = () => [find('form').style.display, find('a').getAttribute('aria-expanded')];
const untilExpanded = (expanded: string) => until(() => find('a').getAttribute('aria-expanded') === expanded);

it.each(FORMS)('a press of .%s closes a form that a script has opened without moving focus', async (...names) => {
  const { stop } = await render(names);
  find('form').style.display = 'block';
  await untilExpanded('true');
  expect(document.activeElement).toBe(document.body);
  find('a').click();
  await nextFrames();
  expect(state()).toEqual(['none', 'false']);
  await stop();
});

it('a press opens a form that a script has closed after an earlier press', async () => {
  const { stop } = await render(FORMS[0]);
  find('a').click();
  await nextFrames();
  expect(state()).toEqual(['block', 'true']);
  find('form').style.display = 'none';
  await untilExpanded('false');
  find('a').click();
  await nextFrames();
  expect(state()).toEqual(['block', 'true']);
  await stop();
});

it('a press reads the state of the form if a script has just opened it', async () => {
  const { stop } = await render(FORMS[0]);
  find('form').style.display = 'block';
  find('a').click();
  await nextFrames();
  expect(state()).toEqual(['none', 'false']);
  await stop();
});
