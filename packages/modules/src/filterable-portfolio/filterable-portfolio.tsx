/** Filterable portfolio (docs/reference/galleries-and-portfolios.md#filterable-portfolio): shows one page of one category. */
import {
  attribute,
  type BehaviorProps,
  closestTo,
  decodePart,
  isPlainPress,
  matches,
  member,
  numberAttribute,
  type Page,
  phrase,
  queryAll,
  useAttr,
  useClaims,
  useClassChange,
  useEvent,
  useStyle,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
import { useShownFirst } from '../shared/grid/use-shown-first';
import { useFocusStyle } from '../shared/use-focus-style';
import { scrollToModule } from '../shared/use-scroll-target';

interface Filter {
  link: HTMLElement;
  slug: string;
}

export interface FilterablePortfolioConfig {
  filters: Filter[];
  filterList: Element | undefined;
  box: Element | undefined;
  items: Element[];
  /** 0 shows all items on one page. */
  perPage: number;
  pagination: Element | undefined;
  generation: 4 | 5;
}

/** Slug of the filter for all projects. */
const ALL = 'all';

/** Compares slugs. Non-Latin slugs are percent-encoded in some places only, in either case (docs/reference/galleries-and-portfolios.md#filterable-portfolio). */
const sameSlug = (a: string, b: string): boolean => decodePart(a).toLowerCase() === decodePart(b).toLowerCase();

const CATEGORY_PREFIX = 'project_category_';

const inCategory = (item: Element, slug: string): boolean =>
  slug === ALL ||
  [...member(item, 'classList')].some(
    (name) => name.startsWith(CATEGORY_PREFIX) && sameSlug(name.slice(CATEGORY_PREFIX.length), slug),
  );

/** Reads a filterable portfolio. Its markup contains the projects of all pages. */
export function config(element: Element, { generation }: Page): FilterablePortfolioConfig {
  const findOwn = (selector: string) =>
    queryAll(element, selector).filter((found) => closestTo(found, '.et_pb_filterable_portfolio') === element);
  const perPage = Math.trunc(numberAttribute(element, 'data-posts-number', 'count'));
  return {
    filters: findOwn('.et_pb_portfolio_filter a').map((link) => ({
      link: link as HTMLElement,
      slug: attribute(link, 'data-category-slug') ?? ALL,
    })),
    filterList: findOwn('.et_pb_portfolio_filters')[0],
    box: findOwn('.et_pb_portfolio_items')[0],
    items: findOwn('.et_pb_portfolio_item'),
    perPage: Math.max(perPage, 0),
    pagination: findOwn('.et_pb_portofolio_pagination')[0],
    generation,
  };
}

/** Milliseconds from a press to the address change (docs/reference/shared.md#state-in-the-address). */
const HASH_DELAY = 500;
/** Milliseconds of the scroll to the module after a page change (docs/reference/shared.md#scrolling). */
const SCROLL_DURATION = 800;

const matchClaims = (items: readonly Element[], matching: ReadonlySet<Element>): WantedClaim[] =>
  items.flatMap((item) => [
    [item, 'class:active', matching.has(item)] as const,
    [item, 'class:inactive', !matching.has(item)] as const,
  ]);

const itemsOf = (items: readonly Element[], slug: string) => items.filter((item) => inCategory(item, slug));

/** Filterable portfolio. A module with an `id` keeps category and page in the address (`#works|print|2`). */
export default function FilterablePortfolio({ element, config }: BehaviorProps<FilterablePortfolioConfig>): ReactNode {
  const { filters, filterList, box, items, perPage, pagination, generation } = config;
  const [{ slug, page, touched }, setShown] = useState(() => ({
    slug: filters.find(({ link }) => matches(link, '.active'))?.slug ?? ALL,
    page: 1,
    touched: false,
  }));
  const [announcement, announce] = useState('');
  const matching = useMemo(() => itemsOf(items, slug), [items, slug]);
  const pageSize = pagination ? perPage : 0;
  const total = pageCount(matching.length, pageSize);
  const shown = useMemo(() => pageItems(matching, pageSize, page), [matching, pageSize, page]);

  useStyle(element, 'display', 'block');
  const reached = useReached(items, shown);
  useClaims(
    useMemo(
      () => [...matchClaims(reached, new Set(matching)), ...displayClaims(reached, new Set(shown))],
      [reached, matching, shown],
    ),
  );
  useShownFirst(box, items, shown);
  useRowClasses(box, shown, !pagination && closesColumn(element));

  const stopScroll = useRef(() => {});
  useLayoutEffect(() => () => stopScroll.current(), []);

  const writeHash = useModuleHash(element, HASH_DELAY, ([name = '', number]) => {
    const knownSlug = filters.find((one) => sameSlug(one.slug, name))?.slug;
    if (knownSlug === undefined) return;
    const to = pageNamed(number, pageCount(itemsOf(items, knownSlug).length, pageSize));
    setShown((now) => {
      const next = to ?? (sameSlug(now.slug, knownSlug) ? now.page : 1);
      // This module wrote the address itself.
      if (now.slug === knownSlug && now.page === next) return now;
      return { slug: knownSlug, page: next, touched: next > 1 };
    });
  });
  function filter(to: string): void {
    setShown({ slug: to, page: 1, touched: false });
    announce(phrase('project_count', 'Projects: %1', itemsOf(items, to).length));
    writeHash([to, 1]);
  }
  function goToPage(to: number): void {
    setShown({ slug, page: to, touched: true });
    announce(pageSentence(to, total));
    writeHash([slug, to]);
    stopScroll.current();
    stopScroll.current = scrollToModule(element, SCROLL_DURATION);
  }

  return (
    <>
      {filterList && <FilterButtons list={filterList} filters={filters} chosen={slug} onChoose={filter} />}
      {pagination && (
        <Pagination
          at={pagination}
          id={member(element, 'id')}
          path={[slug]}
          page={page}
          total={total}
          touched={touched}
          generation={generation}
          onGo={goToPage}
        />
      )}
      <Announcement at={element} text={announcement} />
    </>
  );
}

interface FilterButtonsProps {
  list: Element;
  filters: readonly Filter[];
  chosen: string;
  onChoose(slug: string): void;
}

/** Filters of a portfolio: the theme's links as a group of toggle buttons. */
function FilterButtons({ list, filters, chosen, onChoose }: FilterButtonsProps): null {
  const [links] = useState(() => filters.map(({ link }) => link));
  // Applies the filter that another script has marked.
  useClassChange(links, () => {
    const marked = filters.find(({ link, slug }) => matches(link, '.active') && !sameSlug(slug, chosen));
    if (marked) onChoose(marked.slug);
  });
  useFocusStyle(list);
  useAttr(list, 'role', 'group');
  useAttr(list, 'aria-label', phrase('portfolio_filters', 'Filter projects'));
  useClaims(
    filters.flatMap(({ link, slug }) => {
      const pressed = sameSlug(slug, chosen);
      return [
        [link, 'class:active', pressed] as const,
        [link, 'attr:role', 'button'] as const,
        [link, 'attr:aria-pressed', `${pressed}`] as const,
      ];
    }),
  );
  const filterAt = ({ target }: Event) => filters.find(({ link }) => link.contains(target as Node));
  useEvent<MouseEvent>(list, 'click', (event) => {
    const filter = filterAt(event);
    if (!filter || !isPlainPress(event)) return;
    event.preventDefault();
    onChoose(filter.slug);
  });
  useEvent<KeyboardEvent>(list, 'keydown', (event) => {
    const filter = filterAt(event);
    // Browsers repeat clicks on links while the Enter key is held.
    if (!filter || !(event.key === ' ' || (event.key === 'Enter' && event.repeat))) return;
    event.preventDefault();
    // Dispatches a click, so that other listeners on the page run as well.
    if (!event.repeat) filter.link.click();
  });
  return null;
}
