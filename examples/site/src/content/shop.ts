// What the example shop sells.

export interface Variation {
  id: number;
  attributes: Record<string, string>;
  price: number;
  stock: number;
}

export interface Product {
  id: number;
  slug: string;
  name: string;
  /** Cents; of variations, the least. */
  price: number;
  picture: string;
  words: string;
  variations?: Variation[];
}

export const products: Product[] = [
  {
    id: 11,
    slug: 'ember-hill',
    name: 'Ember Hill',
    price: 1450,
    picture: 'bag',
    words: 'A washed coffee from high slopes.',
  },
  {
    id: 12,
    slug: 'filter-papers',
    name: 'Filter papers',
    price: 400,
    picture: 'wheel',
    words: 'A hundred, unbleached.',
  },
  {
    id: 20,
    slug: 'kettle',
    name: 'Kettle',
    price: 3900,
    picture: 'bag',
    words: 'With a spout as thin as a pencil.',
    variations: [
      { id: 21, attributes: { color: 'Red', size: 'Small' }, price: 3900, stock: 4 },
      { id: 22, attributes: { color: 'Red', size: 'Large' }, price: 4900, stock: 1 },
      { id: 23, attributes: { color: 'Black', size: 'Large' }, price: 4900, stock: 0 },
    ],
  },
];

/** A product or a variation of one. */
export function findProduct(id: number): { product: Product; variation?: Variation } | undefined {
  for (const product of products) {
    const variation = product.variations?.find((one) => one.id === id);
    if (product.id === id || variation) return { product, ...(variation && { variation }) };
  }
  return undefined;
}

/** Cents. */
export const shippingMethods: Record<string, { label: string; price: number }> = {
  'post:1': { label: 'By post', price: 490 },
  'pickup:2': { label: 'Pick up at the mill', price: 0 },
};

/** Percent off, by code. */
export const coupons: Record<string, number> = { ten: 10 };
