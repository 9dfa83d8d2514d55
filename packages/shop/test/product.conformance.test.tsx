/** Conformance suite for galleries, tabs, ratings and variations of products. */
import { describeBehavior, html, key, nextFrames } from '@enliven/testing';
import { productGallery, productRating, productTabs, variations } from '../src';
import { GALLERY, RATING, TABS, variationsForm } from './support/product';

describeBehavior(productGallery, {
  html: html`<div class="product"><h1>Mug</h1>${GALLERY}</div>`,
  async act(element) {
    element.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__image a')[1]?.click();
    await nextFrames(2);
  },
});

describeBehavior(productTabs, {
  html: TABS,
  async act(element) {
    element.querySelector<HTMLElement>('.reviews_tab a')?.click();
    await nextFrames(2);
    key('ArrowLeft');
  },
});

describeBehavior(productRating, {
  html: RATING,
  async act() {
    document.querySelector<HTMLElement>('.stars .star-4')?.click();
    await nextFrames(2);
  },
});

describeBehavior(variations, {
  html: html`<div class="product">${variationsForm()}</div>`,
  async act(element) {
    const [color, size] = element.querySelectorAll('select');
    for (const [select, value] of [
      [color, 'Red'],
      [size, 'M'],
    ] as const) {
      if (select) select.value = value;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await nextFrames(2);
    const reset = element.querySelector<HTMLElement>('.reset_variations');
    reset?.click();
    await nextFrames(2);
    for (const select of [color, size]) if (select) select.selectedIndex = 0;
  },
});
