/** The tabs of a product (docs/reference/shop.md#tabs-and-reviews, APG Tabs with automatic activation). */
import {
  $hash,
  type BehaviorProps,
  documentOf,
  isPlainPress,
  matches,
  member,
  onReviews,
  query,
  queryAll,
  revealed,
  useClaims,
  useClassChange,
  useEvent,
  useStore,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the index of the tab that the address opens.
 *
 * @param names of the tabs, e.g. `reviews`
 * @param hash of the address, `#` included
 */
export function initialTab(names: readonly string[], hash: string, address: string): number {
  const isReviews = /comment-|^#(tab-)?reviews$/i.test(hash) || /comment-page-|[?&]cpage=/.test(address);
  const at = names.findIndex((name) => (isReviews ? name === 'reviews' : hash === `#tab-${name}`));
  return Math.max(at, 0);
}

interface Tab {
  item: HTMLElement;
  link: HTMLAnchorElement;
  panel: HTMLElement;
}

function tabsOf(element: Element): Tab[] {
  const items = queryAll<HTMLElement>(element, '.wc-tabs > li, .tabs > li');
  const panels = queryAll<HTMLElement>(element, '.wc-tab');
  return items.flatMap((item) => {
    const link = query(item, 'a');
    const panel = panels.find(({ id }) => id && `#${id}` === link?.hash);
    return link && panel ? [{ item, link, panel }] : [];
  });
}

export default function ProductTabs({ element }: BehaviorProps): ReactNode {
  const [tabs] = useState(() => tabsOf(element));
  const [names] = useState(() => tabs.map(({ panel }) => member(panel, 'id').replace(/^tab-/, '')));
  const hash = useStore($hash);
  const findTarget = () => (hash[1] ? query(element, `#${CSS.escape(hash.slice(1))}`) : null);
  const indexContaining = (target: Element | null) =>
    tabs.findIndex(({ panel }) => target && member(panel, 'contains')(target));
  const [active, setActive] = useState(
    () => initialTab(names, hash, documentOf(element).location.href) || Math.max(indexContaining(findTarget()), 0),
  );
  const handledHash = useRef(hash);
  const scrollTarget = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the other panels are hidden
  useLayoutEffect(() => {
    const target = findTarget();
    const top = target ? Math.round(member(target, 'getBoundingClientRect')().top) : -1;
    // Hiding the panels above would move the target to which the browser has scrolled.
    if (top >= 0 && top < documentOf(element).documentElement.clientHeight) scrollTarget.current = target;
  }, []);
  useEffect(() => {
    if (hash === handledHash.current) return;
    handledHash.current = hash;
    const target = findTarget();
    const at = indexContaining(target);
    if (at >= 0) setActive(at);
    else if (/comment-|^#(tab-)/.test(hash)) setActive(initialTab(names, hash, ''));
    // The browser has not scrolled to a target in a hidden panel.
    if (at !== active) scrollTarget.current = target;
  });
  useLayoutEffect(
    () =>
      onReviews(() => {
        const at = names.indexOf('reviews');
        if (at >= 0) setActive(at);
        return tabs[at]?.link;
      }),
    [names, tabs],
  );
  const isFirst = useRef(true);
  useEffect(() => {
    const panel = tabs[active]?.panel;
    if (!isFirst.current && panel) revealed.emit(panel);
    isFirst.current = false;
  }, [active, tabs]);
  useClaims(
    tabs.flatMap(({ item, link, panel }, at): WantedClaim[] => [
      [item, 'class:active', at === active],
      // The link is the tab, since it gets the focus, and a tab must not contain a link.
      [item, 'attr:role', 'presentation'],
      [item, 'attr:aria-controls', null],
      [link, 'attr:role', 'tab'],
      [link, 'attr:aria-selected', String(at === active)],
      [link, 'attr:aria-controls', member(panel, 'id')],
      [link, 'attr:tabindex', at === active ? null : '-1'],
      [panel, 'style:display', at === active ? 'block' : 'none'],
    ]),
  );
  const [items] = useState(() => tabs.map(({ item }) => item));
  // Another script has switched the tab.
  const readActive = () => {
    const at = items.findIndex((item, at) => at !== active && matches(item, '.active'));
    if (at >= 0) setActive(at);
  };
  useClassChange(items, readActive);
  useLayoutEffect(() => {
    const { current: target } = scrollTarget;
    const panel = tabs[active]?.panel;
    if (target && panel && member(panel, 'contains')(target)) member(target, 'scrollIntoView')();
    scrollTarget.current = null;
  }, [active, tabs]);
  useEvent<MouseEvent>(element, 'click', (event) => {
    const at = tabs.findIndex(({ item }) => member(item, 'contains')(event.target as Node));
    if (at < 0 || !isPlainPress(event)) return;
    event.preventDefault();
    setActive(at);
  });
  useEvent<KeyboardEvent>(element, 'keydown', (event) => {
    const at = tabs.findIndex(({ link }) => link === event.target);
    const last = tabs.length - 1;
    const back = getComputedStyle(element).direction === 'rtl' ? 1 : -1;
    const goal = { ArrowLeft: at + back, ArrowRight: at - back, Home: 0, End: last }[event.key];
    if (at < 0 || goal === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = (goal + tabs.length) % tabs.length;
    setActive(next);
    tabs[next]?.link.focus();
  });
  return null;
}
