/** Fetched markup whose controls hide members of their form. */
import { html } from '@enliven/testing';
import { expect, it } from 'vitest';
import { stripAnimations } from '../src/ajax-pagination/paged-module';

it('removes animations from a form whose control hides its class list', () => {
  const root = document.createElement('div');
  root.innerHTML = html`<form class="a et_animated"><input name="classList"></form><p class="et_animated">x</p>`;
  stripAnimations(root);
  expect(root.innerHTML).toBe(html`<form class="a"><input name="classList"></form><p class="">x</p>`);
});
