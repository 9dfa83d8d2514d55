/** Pages of a list, and which page numbers a pagination shows (docs/reference/galleries-and-portfolios.md#pages). */

import type { Wanted } from '@enliven/core';

/** @param perPage 0 puts everything on one page */
export const pageCount = (items: number, perPage: number): number => (perPage > 0 ? Math.ceil(items / perPage) : 1);

/** @param page counted from 1 */
export const pageItems = <T>(items: readonly T[], perPage: number, page: number): readonly T[] =>
  perPage > 0 ? items.slice((page - 1) * perPage, page * perPage) : items;

/** Returns the page that the address names; undefined if there is none. */
export function pageNamed(name: string | undefined, total: number): number | undefined {
  const page = name && /^\d+$/.test(name) ? Number(name) : 0;
  return page >= 1 && page <= total ? page : undefined;
}

interface PageWindow {
  numbers: ReadonlySet<number>;
  prev: boolean;
  next: boolean;
  /** Divi 5 prints dots where numbers are left out. */
  prevDots: boolean;
  nextDots: boolean;
}

const range = (from: number, to: number, total: number): number[] => {
  const first = Math.max(1, from);
  return Array.from({ length: Math.max(0, Math.min(to, total) - first + 1) }, (_, at) => first + at);
};

/** Numbers from this one on wait until the first press (docs/reference/galleries-and-portfolios.md#pages). */
const FIRST_HIDDEN = 5;

/** @param touched the visitor has gone to a page; before that Divi 4 shows the first four */
export function pageWindow(page: number, total: number, generation: 4 | 5, touched: boolean): PageWindow {
  const ends = { prev: page > 1, next: page < total };
  if (generation === 5) {
    const last = page >= total - 2 ? range(total - 3, total, total) : [];
    return {
      ...ends,
      numbers: new Set([...range(page, page + 3, total), ...last]),
      prevDots: page > 1,
      nextDots: page + 3 < total,
    };
  }
  const numbers = touched
    ? [
        ...range(page - 2, page + 2, total),
        ...(total - page <= 2 ? range(total - 4, total, total) : []),
        ...(page <= 3 ? range(1, 5, total) : []),
      ]
    : range(1, FIRST_HIDDEN - 1, total);
  return { ...ends, numbers: new Set(numbers), prevDots: false, nextDots: false };
}

/** The theme hides them by style sheet, so they need a display to be seen; Divi 5's flex columns have their own. */
const shownDisplay = (item: Element) => (item.matches('[class*="et_flex_column"]') ? 'flex' : 'block');

/** The inline display of items that a page shows or hides. */
export const displayClaims = (items: readonly Element[], shown: ReadonlySet<Element>): Wanted[] =>
  items.map((item) => [item, 'style:display', shown.has(item) ? shownDisplay(item) : 'none']);
