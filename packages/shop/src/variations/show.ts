/** What the page says of a variation: price, stock, description, weight, and the picture of the gallery. */
import { asRecord, asText, parseHtml, type Wanted } from '@enliven/core';
import type { Picture } from '../shared/product-image';
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

const NAMES: Record<string, string> = {
  src: 'src',
  srcset: 'srcset',
  sizes: 'sizes',
  title: 'title',
  alt: 'alt',
  caption: 'data-caption',
  full_src: 'data-large_image',
  full_src_w: 'data-large_image_width',
  full_src_h: 'data-large_image_height',
};

export function pictureOf({ image }: Variation): Picture | undefined {
  if (!asText(image.src)) return undefined;
  const entries = Object.entries(NAMES).map(([key, name]) => [name, asText(image[key]) ?? null] as const);
  return {
    ...Object.fromEntries(entries),
    'data-src': asText(image.full_src) ?? null,
    href: asText(image.full_src) ?? null,
  };
}

/** Words that stand elsewhere on the page about the product. */
export function wordsOf(product: Element, { sku, weight, dimensions }: Variation): Wanted[] {
  const words: [string, string | undefined][] = [
    ['.product_meta .sku', sku],
    [
      '.product_weight, .woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value',
      weight,
    ],
    [
      '.product_dimensions, .woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value',
      dimensions,
    ],
  ];
  return words.flatMap(([selector, html]) => {
    const element = html && product.querySelector(selector);
    return element && element.childElementCount === 0
      ? [[element, 'prop:textContent', parseHtml(html).body.textContent] as const]
      : [];
  });
}

/** Sentences of the platform, else English. */
export const sentence = (params: unknown, key: string, english: string): string =>
  asText(asRecord(params)[key]) ?? english;
