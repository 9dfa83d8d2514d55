// What the theme functions need while they print one page: the generation, order numbers and links.

import { escapeHtml } from '../escape-html';

export type Generation = 4 | 5;

export interface Print {
  generation: Generation;
  /** The next order number of a module kind, counted from 0 on each page. */
  order(slug: string): number;
  /** An address, escaped for an attribute, that stays in this generation and keeps the query switches. */
  link(path: string): string;
  /** Entrance animations, in the order of the page: the order class, and what is not as usual. */
  animated: ({ class: string } & Record<string, string>)[];
  /** Scroll effects by device, in the order of the page. */
  scrolls: Record<'desktop' | 'tablet' | 'phone', ({ id: string } & Record<string, unknown>)[]>;
  /** Sticky modules by identifier, in the order of the page. */
  stickies: Record<string, unknown>;
  /** Rules of modules of their own, for a style sheet in the head. */
  rules: string[];
  /** Lists that the page prints as globals, by name; only those of its own generation. */
  data: Record<string, unknown[]>;
}

/** Pages that exist once, whatever the generation. */
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

/** The class attribute of a module root: the order class comes last in generation 4 and first in 5. */
export const rootClass = (print: Print, slug: string, more: string[] = []): string => {
  const order = `et_pb_${slug}_${print.order(slug)}`;
  const classes =
    print.generation === 4
      ? ['et_pb_module', `et_pb_${slug}`, order, ...more]
      : [order, `et_pb_${slug}`, ...more, 'et_pb_module', 'et_block_module'];
  return classes.join(' ');
};

/** An id attribute with its leading space, or nothing: modules have an id only when their author gave one. */
export const idAttribute = (id?: string): string => (id ? ` id="${id}"` : '');

const ORDER = /class="[^"]*?\b(et_pb_(?:text|image|row|section|blurb|toggle|accordion|button)_\d+)\b/;

/** The class that a module, a row or a section, printed before, has alone; `""` for what has none. */
export const orderOf = (markup: string): string => ORDER.exec(markup)?.[1] ?? '';
