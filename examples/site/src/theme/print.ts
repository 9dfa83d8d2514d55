// State while a page is printed: the generation, order numbers, links and collected data.

import { escapeHtml } from '../escape-html';

export type Generation = 4 | 5;

export interface Print {
  generation: Generation;
  /** Returns the next order number of a module kind, from 0 on each page. */
  order(slug: string): number;
  /** Returns an address, escaped for attributes, that keeps the generation and the query switches. */
  link(path: string): string;
  /** Entrance animations in the order of the page: the order class and the settings that differ from the defaults. */
  animated: ({ class: string } & Record<string, string>)[];
  /** Scroll effects by device, in the order of the page. */
  scrolls: Record<'desktop' | 'tablet' | 'phone', ({ id: string } & Record<string, unknown>)[]>;
  /** Sticky modules by identifier, in the order of the page. */
  stickies: Record<string, unknown>;
  /** CSS rules of single modules, for a style sheet in the head. */
  rules: string[];
  /** Data that the page prints as globals, by name. Each generation has its own names. */
  data: Record<string, unknown[]>;
}

/** Pages that exist only once, not per generation. */
const once = [
  '/',
  '/coffee',
  '/test-pages',
  '/submissions',
  '/shop',
  '/cart',
  '/checkout',
  '/checkout/order-received',
  '/404',
];

export const isSingle = (path: string): boolean => once.includes(path) || path.startsWith('/product/');

export const createPrint = (generation: Generation, query = ''): Print => {
  const counts = new Map<string, number>();
  return {
    generation,
    animated: [],
    scrolls: { desktop: [], tablet: [], phone: [] },
    stickies: {},
    rules: [],
    data: {},
    order(slug) {
      const number = counts.get(slug) ?? 0;
      counts.set(slug, number + 1);
      return number;
    },
    link: (path) => `${generation === 5 && !isSingle(path) ? `/d5${path}` : path}${escapeHtml(query)}`,
  };
};

/** Returns the classes of a module's root. The order class follows the module's class in generation 4 and comes first in 5. */
export const rootClass = (print: Print, slug: string, more: string[] = []): string => {
  const order = `et_pb_${slug}_${print.order(slug)}`;
  const classes =
    print.generation === 4
      ? ['et_pb_module', `et_pb_${slug}`, order, ...more]
      : [order, `et_pb_${slug}`, ...more, 'et_pb_module', 'et_block_module'];
  return classes.join(' ');
};

/** Returns an id attribute with a leading space, or an empty string without an id. */
export const idAttribute = (id?: string): string => (id ? ` id="${id}"` : '');

const ORDER = /class="[^"]*?\b(et_pb_(?:text|image|row|section|blurb|toggle|accordion|button)_\d+)\b/;

/** Returns the unique class of a printed module, row or section; `""` if there is none. */
export const orderOf = (markup: string): string => ORDER.exec(markup)?.[1] ?? '';
