/** A filterable portfolio (docs/reference/galleries-and-portfolios.md#filterable-portfolio): one category, one page of it at a time. */
import {
  attribute,
  type BehaviorProps,
  decodePart,
  isPlainPress,
  numberAttribute,
  type Page,
  phrase,
  useAttr,
  useClaims,
  useClassChange,
  useEvent,
  useStyle,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Announcement } from '../shared/grid/announcement';
import { displayClaims, Pagination, pageCount, pageItems, pageNamed, pageSentence } from '../shared/grid/pagination';
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
const ALL = 'all';

/** Slugs of other alphabets are escaped in some places and not in others, in either case (docs/reference/galleries-and-portfolios.md#filterable-portfolio). */
const sameSlug = (a: string, b: string): boolean => decodePart(a).toLowerCase() === decodePart(b).toLowerCase();

const CATEGORY = 'project_category_';

const inCategory = (item: Element, slug: string): boolean =>
  slug === ALL ||
  [...item.classList].some((name) => name.startsWith(CATEGORY) && sameSlug(name.slice(CATEGORY.length), slug));

/** Reads a filterable portfolio's markup: all projects of all pages are in it. */
export function config(element: Element, { generation }: Page): FilterablePortfolioConfig {
  const own = (selector: string) =>
    [...element.querySelectorAll(selector)].filter((found) => found.closest('.et_pb_filterable_portfolio') === element);
  const perPage = Math.trunc(numberAttribute(element, 'data-posts-number', 'count'));
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

/** Milliseconds from a press to the new address (docs/reference/shared.md#state-in-the-address). */
const HASH_DELAY = 500;
/** Milliseconds the page takes to scroll to the module when a page is turned (docs/reference/shared.md#scrolling). */
const SCROLL_DURATION = 800;

const matchClaims = (items: readonly Element[], matching: ReadonlySet<Element>): WantedClaim[] =>
  items.flatMap((item) => [
    [item, 'class:active', matching.has(item)] as const,
    [item, 'class:inactive', !matching.has(item)] as const,
  ]);

const itemsOf = (items: readonly Element[], slug: string) => items.filter((item) => inCategory(item, slug));

/** A portfolio with an `id` keeps category and page in the address (`#works|print|2`). */
export default function FilterablePortfolio({ element, config }: BehaviorProps<FilterablePortfolioConfig>): ReactNode {
  const { filters, filterList, box, items, perPage, pagination, generation } = config;
  const [{ slug, page, touched }, setShown] = useState(() => ({
    slug: filters.find(({ link }) => link.matches('.active'))?.slug ?? ALL,
    page: 1,
    touched: false,
  }));
  const [announcement, announce] = useState('');
  const matching = useMemo(() => itemsOf(items, slug), [items, slug]);
  const each = pagination ? perPage : 0;
  const total = pageCount(matching.length, each);
  const shown = useMemo(() => pageItems(matching, each, page), [matching, each, page]);

  useStyle(element, 'display', 'block');
  useClaims(
    useMemo(
      () => [...matchClaims(items, new Set(matching)), ...displayClaims(items, new Set(shown))],
      [items, matching, shown],
    ),
  );
  useShownFirst(box, items, shown);
  useRowClasses(box, shown, !pagination && closesColumn(element));

  const stopScroll = useRef(() => {});
  useLayoutEffect(() => () => stopScroll.current(), []);

  const writeHash = useModuleHash(element, HASH_DELAY, ([name = '', number]) => {
    const known = filters.find((one) => sameSlug(one.slug, name))?.slug;
    if (known === undefined) return;
    const to = pageNamed(number, pageCount(itemsOf(items, known).length, perPage));
    setShown((now) => {
      const next = to ?? (sameSlug(now.slug, known) ? now.page : 1);
      // The address was written by this module.
      if (now.slug === known && now.page === next) return now;
      return { slug: known, page: next, touched: next > 1 };
    });
  });
  function filter(to: string): void {
    setShown({ slug: to, page: 1, touched: false });
    announce(phrase('project_count', 'Projects: %1', itemsOf(items, to).length));
    writeHash([to, 1]);
  }
  function turn(to: number): void {
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
          id={element.id}
          path={[slug]}
          page={page}
          total={total}
          touched={touched}
          generation={generation}
          onGo={turn}
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

/** The filters of a portfolio: the theme's links, made buttons of which one is pressed. */
function FilterButtons({ list, filters, chosen, onChoose }: FilterButtonsProps): null {
  const [links] = useState(() => filters.map(({ link }) => link));
  // Another script has marked another filter.
  useClassChange(links, () => {
    const marked = filters.find(({ link, slug }) => link.matches('.active') && !sameSlug(slug, chosen));
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
    // Browsers repeat clicks on links while Enter is held.
    if (!filter || !(event.key === ' ' || (event.key === 'Enter' && event.repeat))) return;
    event.preventDefault();
    // Dispatches a click, so that other listeners on the page run as well.
    if (!event.repeat) filter.link.click();
  });
  return null;
}
