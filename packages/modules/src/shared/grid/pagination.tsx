/** Pages of a grid (docs/reference/galleries-and-portfolios.md#pages): which there are, the one in the address, and their numbers in the classes the theme styles. */
import {
  isPlainPress,
  membersOf,
  phrase,
  useAttr,
  useEvent,
  useInsert,
  type WantedClaim,
  writeEntry,
} from '@enliven/core';
import { useLayoutEffect, useState } from 'react';
import { make } from '../elements';
import { useFocusStyle } from '../use-focus-style';

/** @param perPage 0 puts everything on one page */
export const pageCount = (items: number, perPage: number): number => (perPage > 0 ? Math.ceil(items / perPage) : 1);

/** @param page counted from 1 */
export const pageItems = <T,>(items: readonly T[], perPage: number, page: number): readonly T[] =>
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

/** Of so many pages each has a number in the list, also those that wait; of more only those that are shown. */
const ALL_LISTED = 200;

const listed = (total: number, shown: ReadonlySet<number>): number[] =>
  total > ALL_LISTED ? [...shown].sort((a, b) => a - b) : range(1, total, total);

/** The theme hides them by style sheet, so they need a display to be seen; Divi 5's flex columns have their own. */
const shownDisplay = (item: Element) => (item.matches('[class*="et_flex_column"]') ? 'flex' : 'block');

/** The inline display of items that a page shows or hides. */
export const displayClaims = (items: readonly Element[], shown: ReadonlySet<Element>): WantedClaim[] =>
  items.map((item) => [item, 'style:display', shown.has(item) ? shownDisplay(item) : 'none']);

const PAGINATIONS = '.et_pb_gallery_pagination,.et_pb_portofolio_pagination';

/** Landmarks of a page have different names, so all but the first have a number. */
function labelOf(pagination: Element): string {
  const place = [...pagination.ownerDocument.querySelectorAll(PAGINATIONS)].indexOf(pagination);
  return [phrase('pagination', 'Pages'), ...(place > 0 ? [place + 1] : [])].join(' ');
}

interface PaginationProps {
  /** The server's empty element. */
  at: Element;
  /** Id of the module, when it has one: then each page has an address. */
  id: string;
  /** What stands before the page in its address, e.g. a category. */
  path?: readonly string[];
  page: number;
  total: number;
  /** Whether the visitor has changed the page. */
  touched: boolean;
  generation: 4 | 5;
  onGo(page: number): void;
}

export function Pagination({ at, id, path = [], page, total, touched, generation, onGo }: PaginationProps): null {
  useFocusStyle(at);
  useAttr(at, 'role', 'navigation');
  const [label] = useState(() => labelOf(at));
  useAttr(at, 'aria-label', label);
  const list = useInsert(at, { tag: 'ul' });

  const pageOf = (name: string, from = page) =>
    name === 'prev' ? Math.max(1, from - 1) : name === 'next' ? Math.min(total, from + 1) : Number(name);

  useEvent<MouseEvent>(list, 'click', (event) => {
    const name = membersOf(event.target as Element)
      .closest('a')
      ?.getAttribute('data-page');
    if (!name || !isPlainPress(event)) return;
    event.preventDefault();
    // The marked page is the one to go on from: another script may have moved the mark.
    const marked = Number(list?.querySelector('a.active')?.getAttribute('data-page')) || page;
    onGo(pageOf(name, marked));
  });

  useLayoutEffect(() => {
    if (!list) return;
    const show = pageWindow(page, total, generation, touched);
    const link = (name: string, text = name): Entry['link'] => ({
      text,
      href: id ? `#${writeEntry('', id, [...path, pageOf(name)])}` : '#',
      'data-page': name,
      class: `page-${name}${name === `${page}` ? ' active' : ''}${name === `${total}` ? ' last-page' : ''}`,
      'aria-current': name === `${page}` ? 'page' : null,
    });
    const dots = (name: string, shown: boolean): Entry[] => (generation === 5 ? [{ name, shown }] : []);
    const numbers = listed(total, show.numbers).map(String);
    const entries: Entry[] = [
      { name: 'prev', shown: show.prev, link: link('prev', phrase('prev', 'Prev')) },
      ...dots('prev-dots', show.prevDots),
      ...numbers.map((name) => ({
        name: `page page-${name}`,
        shown: show.numbers.has(Number(name)),
        link: link(name),
      })),
      ...dots('next-dots', show.nextDots),
      { name: 'next', shown: show.next, link: link('next', phrase('next', 'Next')) },
    ];
    fillPages(list, total > 1 ? entries : []);
    // On the last page "Next" is hidden, so the focus moves to the page number.
    const focused = at.ownerDocument.activeElement;
    const gone = focused?.parentElement?.style.display === 'none' && at.contains(focused);
    if (gone) at.querySelector<HTMLElement>(`a.page-${page}`)?.focus({ preventScroll: true });
  });
  return null;
}

/** Announcement after a change of page. */
export const pageSentence = (page: number, total: number): string => phrase('page_of', 'Page %1 of %2', page, total);

/** Makes a list of ours show what it should, and keeps what is in it already: the focus stays where it is. */
interface Entry {
  /** Its class, which no other entry of the list has. */
  name: string;
  shown: boolean;
  /** Text and attributes; without a link it is an ellipsis. */
  link?: { text: string } & Record<string, string | null>;
}

function fillPages(list: Element, entries: readonly Entry[]): void {
  const known = new Map([...list.children].map((item) => [item.className, item as HTMLElement]));
  const { ownerDocument: owner } = list;
  const items = entries.map(
    ({ name, link }) =>
      known.get(name) ?? make(owner, 'li', { class: name }, link ? make(owner, 'a', {}, link.text) : '...'),
  );
  const wanted = new Set(items);
  for (const item of known.values()) if (!wanted.has(item)) item.remove();
  // An item that is in its place already would lose focus if it moved.
  let place = list.firstElementChild;
  for (const [at, item] of items.entries()) {
    const { shown, link } = entries[at] as Entry;
    if (item === place) place = place.nextElementSibling;
    else list.insertBefore(item, place);
    item.style.display = shown ? '' : 'none';
    const { text: _, ...attributes } = link ?? { text: '' };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) item.firstElementChild?.removeAttribute(name);
      else item.firstElementChild?.setAttribute(name, value);
  }
}
