// Products, shipping methods and coupons of the example shop.

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
  /** Price in cents; for variations, the lowest price. */
  price: number;
  /** File names in public/images; lists show the first one. */
  pictures: [string, string];
  words: string;
  /** Paragraphs of the description. */
  description: string[];
  variations?: Variation[];
}

export const products: Product[] = [
  {
    id: 11,
    slug: 'ember-hill',
    name: 'Ember Hill',
    price: 1450,
    pictures: ['bag', 'beans'],
    words: 'A washed coffee from high slopes.',
    description: [
      'Ember Hill grows on terraces that face the morning, is picked late and dried slowly under cloth. In the drum we take it just past the first crack.',
      'Brewed as a filter it tastes of red apple, brown sugar and warm bread; as an espresso it turns to caramel. 250 g, whole beans.',
    ],
  },
  {
    id: 12,
    slug: 'filter-papers',
    name: 'Filter papers',
    price: 400,
    pictures: ['papers', 'pour-over'],
    words: 'A hundred, unbleached.',
    description: [
      'Paper from the mill across the bay, thick enough to keep the sludge and thin enough to let the oils through.',
      'Fits every cone of the usual size. Rinse once with hot water before the first pour.',
    ],
  },
  {
    id: 20,
    slug: 'kettle',
    name: 'Kettle',
    price: 3900,
    pictures: ['kettle', 'pour-over'],
    words: 'With a spout as thin as a pencil.',
    description: [
      'It pours where you point it, and stops when you stop. The handle stays cool, and the lid stays on.',
      'Small holds half a litre, for one filter and a refill; large holds one litre and a long conversation. For every stove.',
    ],
    variations: [
      { id: 21, attributes: { color: 'Red', size: 'Small' }, price: 3900, stock: 4 },
      { id: 22, attributes: { color: 'Red', size: 'Large' }, price: 4900, stock: 1 },
      { id: 23, attributes: { color: 'Black', size: 'Large' }, price: 4900, stock: 0 },
    ],
  },
  {
    id: 13,
    slug: 'night-ferry',
    name: 'Night Ferry',
    price: 1350,
    pictures: ['bag-night', 'beans'],
    words: 'A dark roast for milk and late crossings: cocoa, toast and a little smoke.',
    description: [
      'Named for the boat that takes our bags across. Two coffees, roasted apart and mixed on the quay.',
      'It stands up to milk, sugar and weather. 250 g, whole beans.',
    ],
  },
  {
    id: 14,
    slug: 'skerry-light',
    name: 'Skerry Light',
    price: 1590,
    pictures: ['bag-light', 'beans'],
    words: 'The lightest thing we roast: jasmine, white peach, and patience.',
    description: [
      'Out of the drum before anybody dares to look away. Let it rest for ten days, grind it fine, and pour slowly.',
      'It tastes more of tea than of coffee, and that is the point. 250 g, whole beans.',
    ],
  },
  {
    id: 15,
    slug: 'mug',
    name: 'Harbour mug',
    price: 1800,
    pictures: ['mug', 'harbour'],
    words: 'Stoneware from the next quay, with a handle for two fingers and a glove.',
    description: [
      'Thrown by hand two doors down, glazed in the colour of the harbour on a good day.',
      'Holds 300 ml, goes into the dishwasher, and comes out of it.',
    ],
  },
];

/** Returns the product or variation with an id. */
export function findProduct(id: number): { product: Product; variation?: Variation } | undefined {
  for (const product of products) {
    const variation = product.variations?.find((one) => one.id === id);
    if (product.id === id || variation) return { product, ...(variation && { variation }) };
  }
  return undefined;
}

/** Shipping methods with prices in cents. */
export const shippingMethods: Record<string, { label: string; price: number }> = {
  'post:1': { label: 'By post', price: 490 },
  'pickup:2': { label: 'Pick up at the mill', price: 0 },
};

/** Discounts in percent, by coupon code. */
export const coupons: Record<string, number> = { ten: 10 };
