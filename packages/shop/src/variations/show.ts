/** What the page says of a variation: price, stock, description, weight, and the picture of the gallery. */
import { asText, parseHtml, type Wanted } from '@enliven/core';
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
  const text = (key: string) => asText(image[key]) ?? null;
  const picture = Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [name, text(key)]));
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
  return words.flatMap(([selector, html]): Wanted[] => {
    const element = html && product.querySelector(selector);
    return element && !element.childElementCount
      ? [[element, 'prop:textContent', parseHtml(html).body.textContent]]
      : [];
  });
}
