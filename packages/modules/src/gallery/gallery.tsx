/** A gallery grid (docs/reference/galleries-and-portfolios.md#gallery): one page of it at a time. */
import { type BehaviorProps, numberAttribute, type Page, useClaims, useStyle } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Announcement } from '../shared/grid/announcement';
import { displayClaims, Pagination, pageCount, pageItems, pageNamed, pageSentence } from '../shared/grid/pagination';
import { useModuleHash } from '../shared/grid/use-module-hash';
import { closesColumn, useRowClasses } from '../shared/grid/use-row-classes';

export interface GalleryConfig {
  /** `.et_pb_gallery_items`. */
  box: Element | undefined;
  items: Element[];
  perPage: number;
  /** Absent when the author switched it off: then only the first page can be seen. */
  pagination: Element | undefined;
  generation: 4 | 5;
}

/** docs/reference/galleries-and-portfolios.md#gallery. */
const PER_PAGE = 4;

/** Reads a gallery grid's markup. */
export function config(element: Element, { generation }: Page): GalleryConfig {
  const own = (selector: string) =>
    [...element.querySelectorAll(selector)].filter((found) => found.closest('.et_pb_gallery') === element);
  const [box] = own('.et_pb_gallery_items');
  const perPage = Math.trunc(numberAttribute(box, 'data-per_page', 'count'));
  return {
    box,
    items: own('.et_pb_gallery_item'),
    perPage: perPage > 0 ? perPage : PER_PAGE,
    pagination: own('.et_pb_gallery_pagination')[0],
    generation,
  };
}

/** Style sheets have 2, 3 or 4 columns. */
const COMMON_MULTIPLE = 12;

/**
 * Theme style sheets count the children of a grid for the ends and beginnings of its rows (`:nth-child(2n)`), also those of
 * other pages. Hidden elements before the first item that is shown make it begin a row; the items keep their order, in
 * which a lightbox counts them.
 */
function useRowStart(first: Element | undefined): void {
  useLayoutEffect(() => {
    const before = [...(first?.parentElement?.children ?? [])].indexOf(first as Element);
    if (!first || before % COMMON_MULTIPLE === 0) return;
    const fillers = Array.from({ length: COMMON_MULTIPLE - (before % COMMON_MULTIPLE) }, () => {
      const filler = first.ownerDocument.createElement(first.localName);
      filler.setAttribute('data-enliven-ignore', '');
      filler.style.display = 'none';
      return filler;
    });
    first.before(...fillers);
    return () => {
      for (const filler of fillers) filler.remove();
    };
  }, [first]);
}

/** Milliseconds from a press to the new address (docs/reference/shared.md#state-in-the-address). */
const HASH_DELAY = 100;

/** A gallery with an `id` keeps its page in the address (`#shots|2`), and goes to the page `et_hashchange` names. */
export default function Gallery({ element, config }: BehaviorProps<GalleryConfig>): ReactNode {
  const { box, items, perPage, pagination, generation } = config;
  const total = pageCount(items.length, perPage);
  const [{ page, touched }, setShown] = useState({ page: 1, touched: false });
  const [announcement, announce] = useState('');
  const shown = useMemo(() => pageItems(items, perPage, page), [items, perPage, page]);

  useStyle(element, 'display', 'block');
  useStyle(pagination, 'display', total > 1 ? undefined : 'none');
  useClaims(useMemo(() => displayClaims(items, new Set(shown)), [items, shown]));
  useRowStart(shown[0]);
  useRowClasses(box, shown, (!pagination || total <= 1) && closesColumn(element));

  const writeHash = useModuleHash(element, HASH_DELAY, ([name]) => {
    const to = pageNamed(name, total);
    if (to !== undefined) setShown({ page: to, touched: true });
  });
  function go(to: number): void {
    setShown({ page: to, touched: true });
    announce(pageSentence(to, total));
    writeHash([to]);
  }

  if (!pagination || total <= 1) return null;
  return (
    <>
      <Pagination
        at={pagination}
        id={element.id}
        page={page}
        total={total}
        touched={touched}
        generation={generation}
        onGo={go}
      />
      <Announcement at={element} text={announcement} />
    </>
  );
}
