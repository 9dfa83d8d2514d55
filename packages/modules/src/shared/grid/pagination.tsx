/** The page numbers under a grid, in the classes the theme styles (contract §7). */
import { isPlainPress, phrase, Slot, useAttr, writeEntry } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { pageWindow } from './pages';

export interface PaginationProps {
  /** The server's empty element. */
  at: Element;
  /** Id of the module, when it has one: then each page has an address. */
  id: string;
  /** What stands before the page in its address, e.g. a category. */
  path?: readonly string[];
  page: number;
  total: number;
  /** Somebody has gone to a page. */
  touched: boolean;
  generation: 4 | 5;
  onGo(page: number): void;
}

const shownIf = (shown: boolean) => (shown ? {} : { style: { display: 'none' } });

/** "Next" goes away on the last page; whoever pressed it by keyboard goes on from the number. */
function KeepFocus({ at, page }: { at: Element; page: number }): null {
  useLayoutEffect(() => {
    const focused = at.ownerDocument.activeElement;
    const gone = focused?.parentElement?.style.display === 'none' && at.contains(focused);
    if (gone) at.querySelector<HTMLElement>(`a.page-${page}`)?.focus({ preventScroll: true });
  }, [at, page]);
  return null;
}

export function Pagination({ at, id, path = [], page, total, touched, generation, onGo }: PaginationProps): ReactNode {
  useAttr(at, 'role', 'navigation');
  useAttr(at, 'aria-label', phrase('pagination', 'Pages'));

  const show = pageWindow(page, total, generation, touched);
  function link(to: number, name: string, text: ReactNode, current = false): ReactNode {
    return (
      <a
        href={id ? `#${writeEntry('', id, [...path, to])}` : '#'}
        data-page={name}
        className={`page-${name}${current ? ' active' : ''}${name === `${total}` ? ' last-page' : ''}`}
        aria-current={current ? 'page' : undefined}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          onGo(to);
        }}
      >
        {text}
      </a>
    );
  }
  const dots = (name: string, shown: boolean) =>
    generation === 5 && (
      <li className={name} {...shownIf(shown)}>
        ...
      </li>
    );
  return (
    <Slot at={at} tag="ul">
      {total > 1 && (
        <>
          <li className="prev" {...shownIf(show.prev)}>
            {link(Math.max(1, page - 1), 'prev', phrase('prev', 'Prev'))}
          </li>
          {dots('prev-dots', show.prevDots)}
          {Array.from({ length: total }, (_, index) => index + 1).map((number) => (
            <li key={number} className={`page page-${number}`} {...shownIf(show.numbers.has(number))}>
              {link(number, `${number}`, number, number === page)}
            </li>
          ))}
          {dots('next-dots', show.nextDots)}
          <li className="next" {...shownIf(show.next)}>
            {link(Math.min(total, page + 1), 'next', phrase('next', 'Next'))}
          </li>
          <KeepFocus at={at} page={page} />
        </>
      )}
    </Slot>
  );
}

/** What a screen reader is told once a page was turned. */
export const pageSentence = (page: number, total: number): string => phrase('page_of', 'Page %1 of %2', page, total);
