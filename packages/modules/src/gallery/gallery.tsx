/** Gallery grid (docs/reference/galleries-and-portfolios.md#gallery): shows one page at a time. */
import {
  type BehaviorProps,
  closestTo,
  documentOf,
  member,
  numberAttribute,
  type Page,
  queryAll,
  useClaims,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Announcement } from '../shared/grid/announcement';
import {
  displayClaims,
  Pagination,
  pageCount,
  pageItems,
  pageNamed,
  pageSentence,
  useReached,
} from '../shared/grid/pagination';
import { useModuleHash } from '../shared/grid/use-module-hash';
import { closesColumn, useRowClasses } from '../shared/grid/use-row-classes';

export interface GalleryConfig {
  box: Element | undefined;
  items: Element[];
  perPage: number;
  /** Undefined if the author disabled it; then only the first page is visible. */
  pagination: Element | undefined;
  generation: 4 | 5;
}

/** Default number of items per page (docs/reference/galleries-and-portfolios.md#gallery). */
const DEFAULT_PER_PAGE = 4;

export function config(element: Element, { generation }: Page): GalleryConfig {
  const findOwn = (selector: string) =>
    queryAll(element, selector).filter((found) => closestTo(found, '.et_pb_gallery') === element);
  const [box] = findOwn('.et_pb_gallery_items');
  const perPage = Math.trunc(numberAttribute(box, 'data-per_page', 'count'));
  return {
    box,
    items: findOwn('.et_pb_gallery_item'),
    perPage: perPage > 0 ? perPage : DEFAULT_PER_PAGE,
    pagination: findOwn('.et_pb_gallery_pagination')[0],
    generation,
  };
}

/** Least common multiple of the theme's column counts 2, 3 and 4. */
const COMMON_MULTIPLE = 12;

/**
 * Inserts hidden elements before the first visible item so that it starts a row. Theme style sheets find the start of rows by
 * `:nth-child()`, which also counts the items of other pages. The items keep their order, which the lightbox uses.
 */
function useRowStart(first: Element | undefined): void {
  useLayoutEffect(() => {
    const parent = first && member(first, 'parentElement');
    if (!parent) return;
    const index = [...member(parent, 'children')].indexOf(first);
    if (index % COMMON_MULTIPLE === 0) return;
    const fillers = Array.from({ length: COMMON_MULTIPLE - (index % COMMON_MULTIPLE) }, () => {
      const filler = documentOf(first).createElement(member(first, 'localName'));
      filler.setAttribute('data-enliven-ignore', '');
      filler.style.display = 'none';
      return filler;
    });
    member(first, 'before')(...fillers);
    return () => {
      for (const filler of fillers) filler.remove();
    };
  }, [first]);
}

/** Milliseconds from a press to the address change (docs/reference/shared.md#state-in-the-address). */
const HASH_DELAY = 100;

/** Gallery grid. A module with an `id` keeps its page in the address (`#shots|2`) and follows `et_hashchange`. */
export default function Gallery({ element, config }: BehaviorProps<GalleryConfig>): ReactNode {
  const { box, items, perPage, pagination, generation } = config;
  const total = pageCount(items.length, perPage);
  const [{ page, touched }, setShown] = useState({ page: 1, touched: false });
  const [announcement, announce] = useState('');
  const shown = useMemo(() => pageItems(items, perPage, page), [items, perPage, page]);

  useStyle(element, 'display', 'block');
  useStyle(pagination, 'display', total > 1 ? undefined : 'none');
  const reached = useReached(items, shown);
  useClaims(useMemo(() => displayClaims(reached, new Set(shown)), [reached, shown]));
  useRowStart(shown[0]);
  useRowClasses(box, shown, (!pagination || total <= 1) && closesColumn(element));

  const writeHash = useModuleHash(element, HASH_DELAY, ([name]) => {
    const to = pageNamed(name, total);
    if (to !== undefined) setShown({ page: to, touched: true });
  });
  function goToPage(to: number): void {
    setShown({ page: to, touched: true });
    announce(pageSentence(to, total));
    writeHash([to]);
  }

  if (!pagination || total <= 1) return null;
  return (
    <>
      <Pagination
        at={pagination}
        id={member(element, 'id')}
        page={page}
        total={total}
        touched={touched}
        generation={generation}
        onGo={goToPage}
      />
      <Announcement at={element} text={announcement} />
    </>
  );
}
