/** The page numbers under a grid, in the classes the theme styles (docs/reference/galleries-and-portfolios.md#pages). */
import { isPlainPress, phrase, useAttr, useEvent, useInsert, writeEntry } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { make } from '../elements';
import { useFocusStyle } from '../use-focus-style';
import { pageWindow } from './pages';

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
  useAttr(at, 'aria-label', phrase('pagination', 'Pages'));
  const list = useInsert(at, { tag: 'ul' });

  const pageOf = (name: string) =>
    name === 'prev' ? Math.max(1, page - 1) : name === 'next' ? Math.min(total, page + 1) : Number(name);

  useEvent<MouseEvent>(list, 'click', (event) => {
    const name = (event.target as Element).closest('a')?.getAttribute('data-page');
    if (!name || !isPlainPress(event)) return;
    event.preventDefault();
    onGo(pageOf(name));
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
    const numbers = Array.from({ length: total }, (_, index) => `${index + 1}`);
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

function entryOf(list: Element, { name, link }: Entry): HTMLElement {
  const known = [...list.children].find((item) => item.className === name);
  if (known) return known as HTMLElement;
  const { ownerDocument: owner } = list;
  return make(owner, 'li', { class: name }, link ? make(owner, 'a', {}, link.text) : '...');
}

function fillPages(list: Element, entries: readonly Entry[]): void {
  const items = entries.map((entry) => entryOf(list, entry));
  for (const item of [...list.children]) if (!items.includes(item as HTMLElement)) item.remove();
  for (const [at, item] of items.entries()) {
    const { shown, link } = entries[at] as Entry;
    // What stands at its place already would lose the focus by a move.
    if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
    item.style.display = shown ? '' : 'none';
    const { text: _, ...attributes } = link ?? { text: '' };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) item.firstElementChild?.removeAttribute(name);
      else item.firstElementChild?.setAttribute(name, value);
  }
}
