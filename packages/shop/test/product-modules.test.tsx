/** A product whose parts are separate modules, and several products on a page. */
import { start } from '@enliven/core';
import { html, nextFrames, root, until } from '@enliven/testing';
import { afterEach, expect, it } from 'vitest';
import { productGallery, variations } from '../src';
import { GALLERY, VARIATIONS, variationsForm } from './support/product';

let runtime: ReturnType<typeof start>;
afterEach(() => runtime.stop());

const module = (name: string, inner: string) =>
  html`<div class="et_pb_module et_pb_wc_${name}"><div class="et_pb_module_inner">${inner}</div></div>`;
const [form = '', meta = ''] = variationsForm(VARIATIONS.map((one) => ({ ...one, sku: 'CHOSEN' }))).split(
  /(?<=<\/form>)/,
);
const modules = html`${module('images', GALLERY)}${module('add_to_cart', form)}${module('meta', meta)}`;

async function open(markup: string): Promise<void> {
  root(html`<main>${markup}</main>`);
  runtime = start([productGallery, variations], { when: { 'product-gallery': 'now', variations: 'now' } });
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
}

/** @param at index of the form */
async function choose(at: number): Promise<void> {
  for (const [name, value] of [
    ['color', 'Red'],
    ['size', 'S'],
  ]) {
    const select = document
      .querySelectorAll('form')
      [at]?.querySelector(`[name=attribute_${name}]`) as HTMLSelectElement;
    select.value = value ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await nextFrames();
}

const shown = () => [
  ...[...document.querySelectorAll('.sku')].map(({ textContent }) => textContent),
  ...[...document.querySelectorAll('.woocommerce-product-gallery__image:first-child img')].map((image) =>
    image.getAttribute('src')?.includes('#red'),
  ),
];

it('a variation updates the modules of its product', async () => {
  await open(html`<div class="et_builder_inner_content product">${modules}</div>`);
  await choose(0);
  expect(shown()).toEqual(['CHOSEN', true]);
});

it('a variation does not update other products on the page', async () => {
  const other = html`<div class="product">${GALLERY}${form}${meta}</div>`;
  await open(html`<div class="et_builder_inner_content product">${modules}</div>${other}`);
  await choose(0);
  expect(shown()).toEqual(['CHOSEN', 'N/A', true, false]);
  await choose(1);
  expect(shown()).toEqual(['CHOSEN', 'CHOSEN', true, true]);
});
