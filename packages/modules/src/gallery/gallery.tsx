/** A gallery grid (docs/reference/galleries-and-portfolios.md#gallery): one page of it at a time. */
import { type BehaviorProps, useClaims, useStyle } from '@enliven/core';
import { type ReactNode, useMemo, useState } from 'react';
import { displayClaims, pageCount, pageItems, pageNamed } from '../shared/grid/pages';
import { Pagination, pageSentence } from '../shared/grid/pagination';
import { closesColumn, useRowClasses } from '../shared/grid/use-row-classes';
import { Announcement } from '../shared/messages';
import { useModuleHash } from '../shared/use-module-hash';
import type { GalleryConfig } from './config';

export { config } from './config';

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
  useClaims(displayClaims(items, new Set(shown)));
  useRowClasses(box, shown, total <= 1 && closesColumn(element));

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
