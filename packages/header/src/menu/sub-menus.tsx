/** Opens and closes the sub-menus of a menu by mouse, touch and keyboard (docs/reference/header.md#sub-menus). */

import {
  $viewport,
  matches,
  measureLaidOut,
  page,
  query,
  queryAll,
  type Scope,
  siteOptions,
  useClaims,
  useScope,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { controlSubMenus } from './control-sub-menus';
import { type OpenRequest, type ParentItem, parentItems } from './parent-items';

/** Whether a list would reach beyond the window. @param left of the list @param window width of the window */
export const reachesBeyond = (left: number, width: number, window: number): boolean => left > window - width;

/** Opens lists to the other side where they would reach beyond the window. */
export function reverseLists(menu: Element, scope: Scope): void {
  const claims = scope.claims();
  const { documentElement } = menu.ownerDocument;
  let cancel = () => {};

  function read(): WantedClaim[] {
    const { clientWidth } = documentElement;
    const beyond = (list: Element) => {
      const { left, right, width } = list.getBoundingClientRect();
      return width > 0 && (reachesBeyond(left, width, clientWidth) || (left < 0 && right > 0));
    };
    const five = page().generation === 5;
    return [...menu.children].flatMap((item): WantedClaim[] => {
      if (matches(item, '.mega-menu')) return [];
      const nested = queryAll(item, 'li ul').some(beyond);
      const list = five ? query(item, ':scope>ul') : null;
      const outer = list !== null && beyond(list);
      if (!nested && !outer) return [];
      const reason = nested && outer ? 'both' : nested ? 'nested' : 'first-level';
      const turned: WantedClaim = [item, 'class:et-reverse-direction-nav', true];
      return five ? [turned, [item, 'attr:data-reverse-reason', reason]] : [turned];
    });
  }

  function update(): void {
    // Reversed lists have another position.
    claims.set([]);
    cancel();
    cancel = measureLaidOut(read, claims.set);
  }

  scope.add(() => cancel());
  scope.subscribe($viewport, update);
  update();
}

/** Number of columns below which mega menus are narrower. */
const COLUMNS = 4;

function columnsOf({ item, list }: ParentItem): WantedClaim[] {
  const count = list.childElementCount;
  return matches(item, '.mega-menu') && count < COLUMNS
    ? [
        [item, 'class:mega-menu-parent', true],
        [item, `class:mega-menu-parent-${count}`, true],
      ]
    : [];
}

export interface SubMenusProps {
  menu: Element;
  /** The request that came before this code. */
  first: OpenRequest | undefined;
}

export default function SubMenus({ menu, first }: SubMenusProps): ReactNode {
  const [columns] = useState(() => parentItems(menu).flatMap(columnsOf));
  // A press right after the code has loaded reaches both components, and belongs to this one.
  const [request] = useState(first);
  useClaims(columns);
  useScope((scope) => reverseLists(menu, scope), [menu]);
  useScope((scope) => controlSubMenus(menu, scope, request), [menu, request]);
  // Menus of one-page sites mark the current section.
  const onePage = siteOptions('header').onePage === true;
  useScope(
    (scope) => {
      if (!onePage) return;
      scope.lazy(
        () => import('../dot-nav/section-at'),
        ({ trackPlaces }) => trackPlaces(menu, scope),
      );
    },
    [menu, onePage],
  );
  return null;
}
