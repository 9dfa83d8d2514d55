/** Pagination of a grid (docs/reference/galleries-and-portfolios.md#pages), with classes that the theme styles. */
import {
  closestTo,
  documentOf,
  isPlainPress,
  matches,
  member,
  phrase,
  query,
  queryAll,
  useAttr,
  useEvent,
  useInsert,
  type WantedClaim,
  writeEntry,
} from '@enliven/core';
import { useLayoutEffect, useMemo, useState } from 'react';
import { createElement } from '../elements';
import { useFocusStyle } from '../use-focus-style';
import { useSlice } from '../use-slice';

/** Returns the number of pages. @param perPage 0 shows all items on one page */
export const pageCount = (items: number, perPage: number): number => (perPage > 0 ? Math.ceil(items / perPage) : 1);

/** Returns the items of a page. @param page counted from 1 */
export const pageItems = <T,>(items: readonly T[], perPage: number, page: number): readonly T[] =>
  perPage > 0 ? items.slice((page - 1) * perPage, page * perPage) : items;

/** Returns the page that the address names; undefined if there is none. */
export function pageNamed(name: string | undefined, total: number): number | undefined {
  const page = name && /^\d+$/.test(name) ? Number(name) : 0;
  return page >= 1 && page <= total ? page : undefined;
}

/** Page links to show. */
interface PageWindow {
  numbers: ReadonlySet<number>;
  prev: boolean;
  next: boolean;
  /** Ellipses for skipped numbers, in Divi 5. */
  prevDots: boolean;
  nextDots: boolean;
}

const range = (from: number, to: number, total: number): number[] => {
  const first = Math.max(1, from);
  return Array.from({ length: Math.max(0, Math.min(to, total) - first + 1) }, (_, at) => first + at);
};

/** First page number that stays hidden until the first press (docs/reference/galleries-and-portfolios.md#pages). */
const FIRST_HIDDEN = 5;

/** Computes the page links to show. @param touched whether the visitor has changed the page; before that, Divi 4 shows the first four */
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

/** Maximum number of pages for which the list contains all numbers, even hidden ones. */
const MAX_LISTED = 200;

const listedNumbers = (total: number, shown: ReadonlySet<number>): number[] =>
  total > MAX_LISTED ? [...shown].sort((a, b) => a - b) : range(1, total, total);

/** Returns the display of a visible item, since the theme's style sheet hides items; flex columns of Divi 5 keep theirs. */
const shownDisplay = (item: Element) => (matches(item, '[class*="et_flex_column"]') ? 'flex' : 'block');

/** Returns claims that show or hide the items of a page. */
export const displayClaims = (items: readonly Element[], shown: ReadonlySet<Element>): WantedClaim[] =>
  items.map((item) => [item, 'style:display', shown.has(item) ? shownDisplay(item) : 'none']);

/** Number of items that are hidden in one task. Grids with more hide the rest in later tasks. */
const HIDDEN_AT_ONCE = 2000;

/** Returns the items to show and hide now: the visible ones at once, the others in slices, so that no task is long. */
export function useReached(items: readonly Element[], shown: readonly Element[]): readonly Element[] {
  const reach = useSlice(items.length, HIDDEN_AT_ONCE);
  return useMemo(() => (reach < items.length ? [...shown, ...items.slice(0, reach)] : items), [items, shown, reach]);
}

const PAGINATIONS = '.et_pb_gallery_pagination,.et_pb_portofolio_pagination';

/** Returns a unique name of the landmark; all but the first have a number. */
function labelOf(pagination: Element): string {
  const index = queryAll(documentOf(pagination), PAGINATIONS).indexOf(pagination);
  return [phrase('pagination', 'Pages'), ...(index > 0 ? [index + 1] : [])].join(' ');
}

interface PaginationProps {
  /** Empty element of the server. */
  at: Element;
  /** Id of the module, which gives each page an address; empty for none. */
  id: string;
  /** Parameters before the page in the address, such as a category. */
  path?: readonly string[];
  page: number;
  total: number;
  /** Whether the visitor has changed the page. */
  touched: boolean;
  generation: 4 | 5;
  onGo(page: number): void;
}

/** Navigation landmark with the links of the pages. */
export function Pagination({ at, id, path = [], page, total, touched, generation, onGo }: PaginationProps): null {
  useFocusStyle(at);
  useAttr(at, 'role', 'navigation');
  const [label] = useState(() => labelOf(at));
  useAttr(at, 'aria-label', label);
  const list = useInsert(at, { tag: 'ul' });

  const pageOf = (name: string, from = page) =>
    name === 'prev' ? Math.max(1, from - 1) : name === 'next' ? Math.min(total, from + 1) : Number(name);

  useEvent<MouseEvent>(list, 'click', (event) => {
    const name = closestTo(event.target, 'a')?.getAttribute('data-page');
    if (!name || !isPlainPress(event)) return;
    event.preventDefault();
    // Starts from the marked page, since another script may have moved the mark.
    const marked = Number(query(list, 'a.active')?.getAttribute('data-page')) || page;
    onGo(pageOf(name, marked));
  });

  useLayoutEffect(() => {
    if (!list) return;
    const visible = pageWindow(page, total, generation, touched);
    const link = (name: string, text = name): Entry['link'] => ({
      text,
      href: id ? `#${writeEntry('', id, [...path, pageOf(name)])}` : '#',
      'data-page': name,
      class: `page-${name}${name === `${page}` ? ' active' : ''}${name === `${total}` ? ' last-page' : ''}`,
      'aria-current': name === `${page}` ? 'page' : null,
    });
    const dots = (name: string, shown: boolean): Entry[] => (generation === 5 ? [{ name, shown }] : []);
    const numbers = listedNumbers(total, visible.numbers).map(String);
    const entries: Entry[] = [
      { name: 'prev', shown: visible.prev, link: link('prev', phrase('prev', 'Prev')) },
      ...dots('prev-dots', visible.prevDots),
      ...numbers.map((name) => ({
        name: `page page-${name}`,
        shown: visible.numbers.has(Number(name)),
        link: link(name),
      })),
      ...dots('next-dots', visible.nextDots),
      { name: 'next', shown: visible.next, link: link('next', phrase('next', 'Next')) },
    ];
    updatePages(list, total > 1 ? entries : []);
    // On the last page "Next" is hidden, so the focus moves to the page number.
    const focused = documentOf(at).activeElement;
    const isFocusHidden = focused?.parentElement?.style.display === 'none' && member(at, 'contains')(focused);
    if (isFocusHidden) query<HTMLElement>(at, `a.page-${page}`)?.focus({ preventScroll: true });
  });
  return null;
}

/** Returns the announcement after a page change. */
export const pageSentence = (page: number, total: number): string => phrase('page_of', 'Page %1 of %2', page, total);

/** Entry of the list of pages. */
interface Entry {
  /** Class, which is unique in the list. */
  name: string;
  shown: boolean;
  /** Text and attributes; undefined for an ellipsis. */
  link?: { text: string } & Record<string, string | null>;
}

/** Updates the list and keeps existing items, so that the focus stays. */
function updatePages(list: Element, entries: readonly Entry[]): void {
  const existing = new Map([...list.children].map((item) => [item.className, item as HTMLElement]));
  const { ownerDocument: owner } = list;
  const items = entries.map(
    ({ name, link }) =>
      existing.get(name) ??
      createElement(owner, 'li', { class: name }, link ? createElement(owner, 'a', {}, link.text) : '...'),
  );
  const wanted = new Set(items);
  for (const item of existing.values()) if (!wanted.has(item)) item.remove();
  // Moving an item would lose its focus, so items in the right position stay.
  let next = list.firstElementChild;
  for (const [at, item] of items.entries()) {
    const { shown, link } = entries[at] as Entry;
    if (item === next) next = next.nextElementSibling;
    else list.insertBefore(item, next);
    item.style.display = shown ? '' : 'none';
    const { text: _, ...attributes } = link ?? { text: '' };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) item.firstElementChild?.removeAttribute(name);
      else item.firstElementChild?.setAttribute(name, value);
  }
}
