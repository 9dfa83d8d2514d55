/** The tabs of a product (docs/reference/shop.md#tabs-and-reviews, APG Tabs with automatic activation). */
import {
  $hash,
  type BehaviorProps,
  isPlainPress,
  onReviews,
  revealed,
  useClaims,
  useClassChange,
  useEvent,
  useStore,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * @param names of the tabs, e.g. `reviews`
 * @param hash of the address, `#` included
 * @returns the place of the tab
 */
export function initialTab(names: readonly string[], hash: string, address: string): number {
  const wanted = /comment-|^#(tab-)?reviews$/i.test(hash) || /comment-page-|[?&]cpage=/.test(address);
  const at = names.findIndex((name) => (wanted ? name === 'reviews' : hash === `#tab-${name}`));
  return Math.max(at, 0);
}

interface Tab {
  item: HTMLElement;
  link: HTMLAnchorElement;
  panel: HTMLElement;
}

function tabsOf(element: Element): Tab[] {
  const items = [...element.querySelectorAll<HTMLElement>('.wc-tabs > li, .tabs > li')];
  const panels = [...element.querySelectorAll<HTMLElement>('.wc-tab')];
  return items.flatMap((item) => {
    const link = item.querySelector('a');
    const panel = panels.find(({ id }) => id && `#${id}` === link?.hash);
    return link && panel ? [{ item, link, panel }] : [];
  });
}

export default function ProductTabs({ element }: BehaviorProps): ReactNode {
  const [tabs] = useState(() => tabsOf(element));
  const [names] = useState(() => tabs.map(({ panel }) => panel.id.replace(/^tab-/, '')));
  const hash = useStore($hash);
  const findPlace = () => (hash[1] ? element.querySelector(`#${CSS.escape(hash.slice(1))}`) : null);
  const tabWith = (place: Element | null) => tabs.findIndex(({ panel }) => place && panel.contains(place));
  const [active, setActive] = useState(
    () => initialTab(names, hash, element.ownerDocument.location.href) || Math.max(tabWith(findPlace()), 0),
  );
  const seen = useRef(hash);
  const goal = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the other panels are hidden
  useLayoutEffect(() => {
    const place = findPlace();
    const top = Math.round(place?.getBoundingClientRect().top ?? -1);
    // What is hidden above it would take it away from where the browser has jumped to.
    if (top >= 0 && top < element.ownerDocument.documentElement.clientHeight) goal.current = place;
  }, []);
  useEffect(() => {
    if (hash === seen.current) return;
    seen.current = hash;
    const place = findPlace();
    const at = tabWith(place);
    if (at >= 0) setActive(at);
    else if (/comment-|^#(tab-)/.test(hash)) setActive(initialTab(names, hash, ''));
    // The browser has not jumped to what was hidden.
    if (at !== active) goal.current = place;
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
  const first = useRef(true);
  useEffect(() => {
    const panel = tabs[active]?.panel;
    if (!first.current && panel) revealed.emit(panel);
    first.current = false;
  }, [active, tabs]);
  useClaims(
    tabs.flatMap(({ item, link, panel }, at): WantedClaim[] => [
      [item, 'class:active', at === active],
      // A tab is what has the focus, and may hold no link.
      [item, 'attr:role', 'presentation'],
      [item, 'attr:aria-controls', null],
      [link, 'attr:role', 'tab'],
      [link, 'attr:aria-selected', String(at === active)],
      [link, 'attr:aria-controls', panel.id],
      [link, 'attr:tabindex', at === active ? null : '-1'],
      [panel, 'style:display', at === active ? 'block' : 'none'],
    ]),
  );
  const [items] = useState(() => tabs.map(({ item }) => item));
  // Another script has switched it.
  const readMark = () => {
    const at = items.findIndex((item, at) => at !== active && item.matches('.active'));
    if (at >= 0) setActive(at);
  };
  useClassChange(items, readMark);
  useLayoutEffect(() => {
    if (tabs[active]?.panel.contains(goal.current)) goal.current?.scrollIntoView();
    goal.current = null;
  }, [active, tabs]);
  useEvent<MouseEvent>(element, 'click', (event) => {
    const at = tabs.findIndex(({ item }) => item.contains(event.target as Node));
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
