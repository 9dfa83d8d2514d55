/** List of a mobile menu: a copy of the wide menu, which slides open below its bar. */
import {
  $viewport,
  ancestorsOf,
  cloneSilently,
  closestTo,
  matches,
  measure,
  member,
  query,
  queryAll,
  siteOptions,
  useAnimation,
  useAttr,
  useClaims,
  useClass,
  useClassChange,
  useEvent,
  useLazy,
  useStore,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { menuOpened } from '../shared/menu-opened';
import type { OpenedProps } from '../shared/opener';
import { slide } from '../shared/slide';
import { sourceOf } from './mobile-menu';

/** Selector of logos, and of elements for wide windows only. */
const LEFT_OUT = '.menu_slide,.et_pb_menu__logo-slot,.centered-inline-logo-wrap,[data-enliven-ignore]';
/** State classes of the wide menu, which the copy does not have. */
const STATES = ['et-hover', 'et-show-dropdown', 'et-touch-hover', 'et-reverse-direction-nav', 'mega-menu-parent'];
/** Attributes that behaviors set on lists and links of the wide menu. Styles and roles of other elements are the author's. */
const STATE_ATTRIBUTES = [
  ['ul', 'style'],
  ['a[aria-expanded]', 'role', 'tabindex', 'aria-expanded'],
  ['*', 'id', 'data-reverse-reason'],
] as const;

export interface BuiltList {
  list: HTMLElement;
  /** Removes the copy; a list of the server stays. */
  remove(): void;
}

/** Returns the id of the copy. Classic headers have one; those of modules are numbered by the position of their menu. */
function idOf(nav: Element, source: Element): string {
  if (closestTo(nav, '#et-top-navigation')) return 'mobile_menu';
  const menus = [...nav.ownerDocument.querySelectorAll('.et-menu-nav ul.nav')];
  return `mobile_menu${menus.indexOf(source) + 1}`;
}

function clean(list: Element): void {
  for (const element of queryAll(list, LEFT_OUT)) member(element, 'remove')();
  for (const item of queryAll(list, 'li')) item.classList.remove(...STATES);
  for (const [selector, ...names] of STATE_ATTRIBUTES)
    for (const element of queryAll(list, selector)) for (const name of names) member(element, 'removeAttribute')(name);
}

export function buildMobileList(nav: Element, source: Element): BuiltList {
  if (nav.contains(source)) return { list: source as HTMLElement, remove() {} };
  const owner = nav.ownerDocument;
  const list = cloneSilently(source) as HTMLElement;
  const id = idOf(nav, source);
  const second = id === 'mobile_menu' ? owner.getElementById('et-secondary-nav') : null;
  if (second) list.append(...cloneSilently(second).children);
  clean(list);
  for (const { name } of [...list.attributes]) list.removeAttribute(name);
  list.id = id;
  list.className = 'et_mobile_menu';
  list.setAttribute('data-enliven-ignore', '');
  query(list, 'li')?.classList.add('et_first_mobile_item');
  if (matches(source, '.et_disable_top_tier'))
    for (const link of queryAll(list, ':scope>li>a')) if (link.nextElementSibling) link.removeAttribute('href');
  nav.append(list);
  return { list, remove: () => list.remove() };
}

const loadCollapsed = () => import('../side-menu/sub-lists');

const DURATION = 500;
const OPENING = slide(true, DURATION);
const CLOSING = slide(false, DURATION);

/** Sections and rows with rounded corners clip content below them. */
const roundedAround = (nav: Element): Element[] =>
  ['.et_pb_section', '.et_pb_row'].flatMap((selector) => {
    const box = closestTo(nav, selector);
    return box && Number.parseFloat(getComputedStyle(box).borderTopLeftRadius) > 0 ? [box] : [];
  });

/**
 * Below a fixed bar, visitors could not scroll to the end of a long list, so that list scrolls by itself. Reads layout.
 */
function fitOf(nav: Element, list: Element): WantedClaim[] {
  const positionOf = (element: Element) => getComputedStyle(element).position;
  const around = [nav, ...ancestorsOf(nav)].find(
    (one) => matches(one, '.et_pb_sticky_module') || /^(fixed|sticky)$/.test(positionOf(one)),
  );
  if (!around) return [];
  const { top, bottom } = list.getBoundingClientRect();
  // The bar will be at the window's top.
  const above = positionOf(around) === 'fixed' ? top : top - member(around, 'getBoundingClientRect')().top;
  const room = matches(nav, '.et_pb_mobile_menu_upwards') ? `${bottom}px` : `calc(100dvh - ${Math.max(0, above)}px)`;
  return [
    [list, 'style:max-height', room],
    [list, 'style:overflow-y', 'auto'],
    [list, 'style:overscroll-behavior', 'contain'],
  ];
}

export default function MobilePanel({ root: nav, opener, presses, onExpanded }: OpenedProps): ReactNode {
  const [source] = useState(() => sourceOf(nav) as Element);
  const [answered, setAnswered] = useState(0);
  const [open, setOpen] = useState(() => matches(nav, '.opened'));
  /** Whether the list is open or closing. */
  const [shown, setShown] = useState(false);
  /** Another script has switched the class and the display of the list. */
  const [switched, setSwitched] = useState(open);
  const [list, setList] = useState<HTMLElement | null>(null);
  const [collapses] = useState(() => siteOptions('header').collapse === true);
  const Collapsed = useLazy(loadCollapsed, collapses);
  const [rounded] = useState(() => roundedAround(nav));
  const [fit, setFit] = useState<WantedClaim[]>([]);
  const { width } = useStore($viewport);
  /** Number of times that something has become fixed. */
  const [changes, setChanges] = useState(0);
  if (presses !== answered) {
    setAnswered(presses);
    // Two presses before the code has loaded leave the menu closed.
    setOpen((presses - answered) % 2 ? !open : open);
  }
  if (open && !shown) setShown(true);
  useLayoutEffect(() => {
    const built = buildMobileList(nav, source);
    setList(built.list);
    return built.remove;
  }, [nav, source]);
  useLayoutEffect(() => {
    onExpanded(open);
    if (open) menuOpened.emit(nav);
  }, [open, nav, onExpanded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position depends on the window's width and on fixed bars.
  useLayoutEffect(() => {
    if (shown && list) return measure(() => fitOf(nav, list), setFit);
  }, [shown, list, nav, width, changes]);
  useEvent(shown ? nav.ownerDocument.defaultView : null, 'ETBuilderStickyStart', () => setChanges(changes + 1));
  useEffect(() => menuOpened.on((other) => other !== nav && setOpen(false)), [nav]);
  useAttr(opener, 'aria-controls', list?.id);
  const [watched] = useState(() => [nav]);
  useClassChange(watched, () => {
    if (matches(nav, '.opened') === open) return;
    setSwitched(true);
    setOpen(!open);
  });
  const hasChanged = open || switched || undefined;
  useClass(nav, 'opened', hasChanged && open);
  useClass(nav, 'closed', hasChanged && !open);
  useClaims(
    shown && list
      ? [
          [list, 'style:display', 'block'],
          ...fit,
          ...rounded.map((box): WantedClaim => [box, 'style:overflow', 'visible']),
        ]
      : // A panel that another script has displayed would stay.
        [[switched && list, 'style:display', 'none']],
  );
  // A press during the motion reverses it.
  useAnimation(list, open ? OPENING : shown ? CLOSING : null, () => setShown(open));
  useEvent<MouseEvent>(list, 'click', ({ target, defaultPrevented }) => {
    // A link without an address does not close the menu.
    if (closestTo(target, 'a[href]') && !defaultPrevented) setOpen(false);
  });
  useEvent<KeyboardEvent>(open ? nav : null, 'keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
    opener.focus();
  });
  return Collapsed && list ? <Collapsed list={list} /> : null;
}
