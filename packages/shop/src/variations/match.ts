/** Variations of a product: finds that of the chosen attributes, and its parts on the page (docs/reference/shop.md#variations). */
import { asNumber, asRecord, asText, member, parseHtml, query, type WantedClaim } from '@enliven/core';
import { isNotFalse, PICTURE_ATTRIBUTES, type Picture } from '../shared/product-image';

/** Attribute → value. An empty value means that none is chosen, or for a variation that any matches. */
export type Choice = Readonly<Record<string, string>>;

export interface Variation {
  attributes: Choice;
  id: string;
  isActive: boolean;
  isInStock: boolean;
  isPurchasable: boolean;
  /** Whether an order can contain only one. */
  isSingle: boolean;
  min: string;
  max: string;
  /** HTML of the site. */
  price: string;
  availability: string;
  description: string;
  /** Undefined if the product's own stays. */
  sku: string | undefined;
  weight: string | undefined;
  dimensions: string | undefined;
  image: Record<string, unknown>;
  /** The platform's data, for listeners of other scripts. */
  data: unknown;
}

const html = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a variation. @returns undefined for anything else */
export function readVariation(value: unknown): Variation | undefined {
  const data = asRecord(value);
  const id = asNumber(data.variation_id);
  if (!id || id < 0) return undefined;
  const attributes = Object.entries(asRecord(data.attributes)).map(([name, text]) => [name, asText(text) ?? '']);
  return {
    attributes: Object.fromEntries(attributes),
    id: String(id),
    isActive: isNotFalse(data.variation_is_active),
    isInStock: isNotFalse(data.is_in_stock),
    isPurchasable: isNotFalse(data.is_purchasable) && isNotFalse(data.variation_is_visible),
    isSingle: data.is_sold_individually === 'yes',
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

const matches = (variation: Variation, name: string, value: string | undefined) =>
  !value || !variation.attributes[name] || variation.attributes[name] === value;

/** Returns the first variation with the chosen values. */
export const findVariation = (variations: readonly Variation[], choice: Choice): Variation | undefined =>
  variations.find(({ attributes }) =>
    Object.entries(attributes).every(([name, value]) => !value || value === choice[name]),
  );

/** Whether a value of an attribute leads to a variation, given the choices for the others. */
export const isPossible = (variations: readonly Variation[], choice: Choice, name: string, value: string): boolean =>
  variations.some(
    (one) =>
      one.isActive &&
      matches(one, name, value) &&
      Object.entries(choice).every(([other, chosen]) => other === name || matches(one, other, chosen)),
  );

export const isComplete = (choice: Choice): boolean => Object.values(choice).every(Boolean);

/** Parts in the order in which the platform's own template prints them. */
const PARTS = ['description', 'price', 'availability'] as const;

/** Creates the parts of a variation from sanitized HTML. */
export function createParts(owner: Document, variation: Variation): HTMLElement[] {
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
  const picture = Object.fromEntries(Object.entries(PICTURE_ATTRIBUTES).map(([key, name]) => [name, text(key)]));
  return { ...picture, 'data-src': text('full_src'), href: text('full_src') };
}

/** Returns claims for texts about the product elsewhere on the page. */
export function detailClaims(product: Element, { sku, weight, dimensions }: Variation): WantedClaim[] {
  const attribute = (name: string) =>
    `.product_${name},.woocommerce-product-attributes-item--${name} .woocommerce-product-attributes-item__value`;
  const details = [
    ['.product_meta .sku', sku],
    [attribute('weight'), weight],
    [attribute('dimensions'), dimensions],
  ] as const;
  return details.map(([selector, html]): WantedClaim => {
    const element = html && query(product, selector);
    const isPlain = element && !member(element, 'childElementCount');
    return [isPlain && element, 'prop:textContent', isPlain && parseHtml(html).body.textContent];
  });
}
