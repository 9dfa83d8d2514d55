/** Reads a filterable portfolio's markup: all projects of all pages are in it. */
import { attribute, decodePart, type Page } from '@enliven/core';

export interface Filter {
  link: HTMLElement;
  slug: string;
}

export interface FilterablePortfolioConfig {
  filters: Filter[];
  /** What holds the filters. */
  filterList: Element | undefined;
  box: Element | undefined;
  items: Element[];
  /** 0 puts everything on one page. */
  perPage: number;
  pagination: Element | undefined;
  generation: 4 | 5;
}

/** Slug of the filter that shows all. */
export const ALL = 'all';

/** Slugs of other alphabets are escaped in some places and not in others, in either case (docs/reference/galleries-and-portfolios.md#filterable-portfolio). */
export const sameSlug = (a: string, b: string): boolean => decodePart(a).toLowerCase() === decodePart(b).toLowerCase();

const CATEGORY = 'project_category_';

export const inCategory = (item: Element, slug: string): boolean =>
  slug === ALL ||
  [...item.classList].some((name) => name.startsWith(CATEGORY) && sameSlug(name.slice(CATEGORY.length), slug));

export function config(element: Element, { generation }: Page): FilterablePortfolioConfig {
  const own = (selector: string) =>
    [...element.querySelectorAll(selector)].filter((found) => found.closest('.et_pb_filterable_portfolio') === element);
  const perPage = Number.parseInt(attribute(element, 'data-posts-number') ?? '', 10) || 0;
  return {
    filters: own('.et_pb_portfolio_filter a').map((link) => ({
      link: link as HTMLElement,
      slug: attribute(link, 'data-category-slug') ?? ALL,
    })),
    filterList: own('.et_pb_portfolio_filters')[0],
    box: own('.et_pb_portfolio_items')[0],
    items: own('.et_pb_portfolio_item'),
    perPage: Math.max(perPage, 0),
    pagination: own('.et_pb_portofolio_pagination')[0],
    generation,
  };
}
