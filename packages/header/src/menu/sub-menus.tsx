/** Opens and closes the sub-menus of a menu by mouse, touch and keyboard (docs/reference/header.md#sub-menus). */

import {
  $viewport,
  claimSet,
  lazy,
  measureLaidOut,
  page,
  siteOptions,
  useClaims,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { controlSubMenus } from './control-sub-menus';
import { type Asked, type ParentItem, parentItems } from './parent-items';

/** @param left where a list of this width begins @param window its width */
export const reachesBeyond = (left: number, width: number, window: number): boolean => left > window - width;

/** @returns the function that ends it */
export function reverseLists(menu: Element): () => void {
  const claims = claimSet();
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
      if (item.matches('.mega-menu')) return [];
      const nested = [...item.querySelectorAll('li ul')].some(beyond);
      const list = five ? item.querySelector(':scope>ul') : null;
      const outer = list !== null && beyond(list);
      if (!nested && !outer) return [];
      const reason = nested && outer ? 'both' : nested ? 'nested' : 'first-level';
      const turned: WantedClaim = [item, 'class:et-reverse-direction-nav', true];
      return five ? [turned, [item, 'attr:data-reverse-reason', reason]] : [turned];
    });
  }

  function update(): void {
    // What is turned already has another place.
    claims.set([]);
    cancel();
    cancel = measureLaidOut(read, claims.set);
  }

  const stop = $viewport.listen(update);
  update();
  return () => {
    stop();
    cancel();
    claims.set([]);
  };
}

/** Mega menus of fewer columns are narrower. */
const COLUMNS = 4;

function columnsOf({ item, list }: ParentItem): WantedClaim[] {
  const count = list.childElementCount;
  return item.matches('.mega-menu') && count < COLUMNS
    ? [
        [item, 'class:mega-menu-parent', true],
        [item, `class:mega-menu-parent-${count}`, true],
      ]
    : [];
}

export interface SubMenusProps {
  menu: Element;
  /** What was asked for before this code was here. */
  first: Asked | undefined;
}

export default function SubMenus({ menu, first }: SubMenusProps): ReactNode {
  const [columns] = useState(() => parentItems(menu).flatMap(columnsOf));
  // A press while this code has just come is heard by both sides, and is this one's.
  const [asked] = useState(first);
  useClaims(columns);
  useLayoutEffect(() => reverseLists(menu), [menu]);
  useLayoutEffect(() => controlSubMenus(menu, asked), [menu, asked]);
  // Its items are marked by what is read.
  const onePage = siteOptions('header').onePage === true;
  useLayoutEffect(() => {
    if (onePage)
      return lazy(
        () => import('../dot-nav/section-at'),
        ({ trackPlaces }) => trackPlaces(menu),
        {
          package: '@enliven/header',
        },
      );
  }, [menu, onePage]);
  return null;
}
