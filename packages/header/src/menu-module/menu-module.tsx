/** Menu module: logo among the items, colors, position of mega menus, and search (docs/reference/header.md#menu-modules). */
import {
  $viewport,
  attribute,
  type BehaviorProps,
  cloneSilently,
  closestTo,
  documentOf,
  matches,
  measure,
  measureLaidOut,
  member,
  page,
  phrase,
  query,
  queryAll,
  revealed,
  type Scope,
  useClaims,
  useScope,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Opener } from '../shared/opener';
import { useFocusStyle } from '../shared/use-focus-style';

/** Returns the index of the item after the logo. */
export const logoIndex = (count: number): number => Math.round(count / 2);

/** Inserts a copy of the logo among the items of the menu. */
export function placeLogo(module: Element, scope: Scope): void {
  if (!matches(module, '[class*="--style-inline_centered_logo"]')) return;
  const menu = query(module, '.et_pb_menu__menu nav>ul');
  const logo = query(module, '.et_pb_menu__logo-wrap');
  if (!menu || !logo || query(menu, '.et_pb_menu__logo')) return;
  const item = documentOf(module).createElement('li');
  item.className = 'et_pb_menu__logo-slot';
  item.setAttribute('data-enliven-ignore', '');
  const copy = cloneSilently(logo);
  for (const element of [copy, ...queryAll(copy, '[id]')]) member(element, 'removeAttribute')('id');
  item.append(copy);
  member(menu, 'insertBefore')(item, member(menu, 'children')[logoIndex(member(menu, 'childElementCount'))] ?? null);
  scope.add(() => item.remove());
}

const ITEMS = '.et_pb_menu__menu>nav>ul>li.mega-menu.menu-item-has-children';

/** Places the lists of mega menus below the bar of the menu. */
export function placeMegaMenus(module: Element, scope: Scope): void {
  const items = queryAll(module, ITEMS);
  const row = query(module, '.et_pb_row');
  if (!items[0] || !row) return;
  const claims = scope.claims();
  let cancel = () => {};

  function read(): WantedClaim[] {
    const bar = member(row as Element, 'getBoundingClientRect')();
    return items.flatMap((item): WantedClaim[] => {
      const list = query(item, '.sub-menu');
      const box = member(item, 'getBoundingClientRect')();
      if (!list || box.height === 0) return [];
      const upwards = matches(member(item, 'parentElement'), '.upwards');
      return [
        upwards
          ? [list, 'style:bottom', `${bar.bottom - box.top - 1}px`]
          : [list, 'style:top', `${box.bottom - bar.top - 1}px`],
      ];
    });
  }

  function update(): void {
    cancel();
    cancel = measureLaidOut(read, claims.set);
  }
  scope.add(() => cancel());
  scope.subscribe($viewport, update);
  scope.add(revealed.on((element) => member(element, 'contains')(module) && update()));
  update();
}

/** `z-index` of a row with a menu, and in a section with dividers. */
const RAISED = 3;
const ABOVE_DIVIDERS = 6;

/** Returns claims that raise the row, so that open lists cover later content and rows of later menus. Reads layout. */
function raiseRow(module: Element): WantedClaim[] {
  const row = closestTo(module, '.et_pb_row');
  if (!row) return [];
  const menus = [...documentOf(module).querySelectorAll('.et_pb_menu,.et_pb_fullwidth_menu')];
  const later = menus.length - 1 - menus.indexOf(module);
  const height = (closestTo(row, '.section_has_divider') ? ABOVE_DIVIDERS : RAISED) + later;
  return (Number.parseInt(getComputedStyle(row).zIndex, 10) || 0) < height ? [[row, 'style:z-index', `${height}`]] : [];
}

const loadSearch = () => import('./module-search');

function claimsFor(module: Element): WantedClaim[] {
  const color = attribute(module, 'data-bg_color');
  const claims: WantedClaim[] = color
    ? queryAll(module, 'ul').map((list) => [list, 'style:background-color', color])
    : [];
  if (page().generation === 5) {
    // Divi 5 leaves the mark of the current page to script.
    for (const item of queryAll(module, '.et-menu :is(li.current-cat,li.current_page_item)'))
      claims.push([item, 'class:current-menu-item', true]);
    for (const name of ['column', 'row', 'section']) {
      const around = closestTo(module, `.et_pb_${name}`);
      if (around) claims.push([around, `class:et_pb_${name}--with-menu`, true]);
    }
  }
  return claims;
}

export default function MenuModule({ element }: BehaviorProps): ReactNode {
  const opener = query<HTMLElement>(element, '.et_pb_menu__search-button');
  const container = query<HTMLElement>(element, '.et_pb_menu__search-container');
  const [claims] = useState(() => claimsFor(element));
  const [raised, setRaised] = useState<WantedClaim[]>([]);
  useClaims([...claims, ...raised]);
  useFocusStyle(element);
  useLayoutEffect(
    // Measured once, since later the `z-index` is our own.
    () =>
      measure(
        () => raiseRow(element),
        (claim) => claim[0] && setRaised(claim),
      ),
    [element],
  );
  useScope((scope) => placeLogo(element, scope), [element]);
  useScope((scope) => placeMegaMenus(element, scope), [element]);
  return opener && container ? (
    <Opener
      root={element}
      opener={opener}
      container={container}
      label={phrase('search', 'Search')}
      shownBy="et_pb_menu__search-container--visible"
      fallback={[
        [container, 'class:et_pb_menu__search-container--disabled', false],
        [container, 'class:et_pb_menu__search-container--visible', true],
        [container, 'class:et_pb_no_animation', true],
      ]}
      load={loadSearch}
    />
  ) : null;
}
