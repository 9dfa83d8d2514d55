/** What the page says of a variation: price, stock, description, weight, and the picture of the gallery. */
import { asText, parseHtml, type Wanted } from '@enliven/core';
import { PICTURE, type Picture } from '../shared/product-image';
import type { Variation } from './match';

/** Parts in the order in which the platform's own template prints them. */
const PARTS = ['description', 'price', 'availability'] as const;

/** HTML of the site, made harmless. */
export function partsOf(owner: Document, variation: Variation): HTMLElement[] {
  return PARTS.map((name) => {
    const part = owner.createElement('div');
    part.className = `woocommerce-variation-${name}`;
    const source = variation[name];
    if (source) part.append(...parseHtml(source).body.childNodes);
    return part;
  });
}

export function pictureOf({ image }: Variation): Picture | undefined {
  if (!asText(image.src)) return undefined;
  const text = (key: string) => asText(image[key]) ?? null;
  const picture = Object.fromEntries(Object.entries(PICTURE).map(([key, name]) => [name, text(key)]));
  return { ...picture, 'data-src': text('full_src'), href: text('full_src') };
}

/** Words that stand elsewhere on the page about the product. */
export function wordsOf(product: Element, { sku, weight, dimensions }: Variation): Wanted[] {
  const attribute = (name: string) =>
    `.product_${name},.woocommerce-product-attributes-item--${name} .woocommerce-product-attributes-item__value`;
  const words = [
    ['.product_meta .sku', sku],
    [attribute('weight'), weight],
    [attribute('dimensions'), dimensions],
  ] as const;
  return words.map(([selector, html]): Wanted => {
    const element = html && product.querySelector(selector);
    const isPlain = element && !element.childElementCount;
    return [isPlain && element, 'prop:textContent', isPlain && parseHtml(html).body.textContent];
  });
}
