/** Which variation the chosen attributes lead to, and what of it the page shows (docs/reference/shop.md#variations). */
import { asNumber, asRecord, asText, parseHtml, type WantedClaim } from '@enliven/core';
import { isNotNo, PICTURE, type Picture } from '../shared/product-image';

/** Attribute → value; an empty one is not chosen yet, or, of a variation, any. */
export type Choice = Readonly<Record<string, string>>;

export interface Variation {
  attributes: Choice;
  id: string;
  active: boolean;
  inStock: boolean;
  purchasable: boolean;
  /** Only one can be bought. */
  single: boolean;
  min: string;
  max: string;
  /** HTML of the site. */
  price: string;
  availability: string;
  description: string;
  /** Undefined where the product's own stands. */
  sku: string | undefined;
  weight: string | undefined;
  dimensions: string | undefined;
  image: Record<string, unknown>;
  /** As the platform has printed it, for listeners of others. */
  data: unknown;
}

const html = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Content with whatever it finds. @returns undefined for what is no variation */
export function readVariation(value: unknown): Variation | undefined {
  const data = asRecord(value);
  const id = asNumber(data.variation_id);
  if (!id || id < 0) return undefined;
  const attributes = Object.entries(asRecord(data.attributes)).map(([name, text]) => [name, asText(text) ?? '']);
  return {
    attributes: Object.fromEntries(attributes),
    id: String(id),
    active: isNotNo(data.variation_is_active),
    inStock: isNotNo(data.is_in_stock),
    purchasable: isNotNo(data.is_purchasable) && isNotNo(data.variation_is_visible),
    single: data.is_sold_individually === 'yes',
    min: asText(data.min_qty) ?? '1',
    max: asText(data.max_qty) ?? '',
    price: html(data.price_html),
    availability: html(data.availability_html),
    description: html(data.variation_description),
    sku: asText(data.sku),
    weight: asText(data.weight_html),
    dimensions: asText(data.dimensions_html),
    image: asRecord(data.image),
    data: value,
  };
}

const fits = (variation: Variation, name: string, value: string | undefined) =>
  !value || !variation.attributes[name] || variation.attributes[name] === value;

/** The first that has all that is chosen. */
export const findVariation = (variations: readonly Variation[], choice: Choice): Variation | undefined =>
  variations.find(({ attributes }) =>
    Object.entries(attributes).every(([name, value]) => !value || value === choice[name]),
  );

/** Whether a value of an attribute leads to a variation, with what is chosen of the others. */
export const isPossible = (variations: readonly Variation[], choice: Choice, name: string, value: string): boolean =>
  variations.some(
    (one) =>
      one.active &&
      fits(one, name, value) &&
      Object.entries(choice).every(([other, chosen]) => other === name || fits(one, other, chosen)),
  );

export const isComplete = (choice: Choice): boolean => Object.values(choice).every(Boolean);

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
export function wordsOf(product: Element, { sku, weight, dimensions }: Variation): WantedClaim[] {
  const attribute = (name: string) =>
    `.product_${name},.woocommerce-product-attributes-item--${name} .woocommerce-product-attributes-item__value`;
  const words = [
    ['.product_meta .sku', sku],
    [attribute('weight'), weight],
    [attribute('dimensions'), dimensions],
  ] as const;
  return words.map(([selector, html]): WantedClaim => {
    const element = html && product.querySelector(selector);
    const isPlain = element && !element.childElementCount;
    return [isPlain && element, 'prop:textContent', isPlain && parseHtml(html).body.textContent];
  });
}
