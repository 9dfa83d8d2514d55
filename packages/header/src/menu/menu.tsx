/** A menu with sub-menus: says what can be opened, and fetches what opens it when somebody comes near. */
import {
  type BehaviorProps,
  page,
  siteOptions,
  subMenus,
  useClaims,
  useEvent,
  useLazy,
  type Wanted,
} from '@enliven/core';
import { type ReactNode, useEffect, useState } from 'react';
import { isTouch } from '../shared/is-touch';
import { useFocusStyle } from '../shared/use-focus-style';
import { useNear } from '../shared/use-near';
import { isPlaceholder, type ParentItem, parentItems } from './parent-items';

/** Mega menus of fewer columns are narrower. */
const COLUMNS = 4;

const loadSubMenus = () => import('./sub-menus');
const loadTracker = () => import('./track-places');

function claimsFor({ item, link, list }: ParentItem): Wanted[] {
  const count = list.childElementCount;
  const narrow = item.matches('.mega-menu') && count < COLUMNS && item;
  return [
    [link, 'attr:aria-expanded', 'false'],
    [isPlaceholder(link) && link, 'attr:role', 'button'],
    // Without an address nothing can be focused.
    [!link.hasAttribute('href') && link, 'attr:tabindex', '0'],
    [narrow, 'class:mega-menu-parent', true],
    [narrow, `class:mega-menu-parent-${count}`, true],
  ];
}

/** What shows where the visitor is, which generation 5 leaves to script. */
const current = (menu: Element): Wanted[] =>
  page().generation === 5 && menu.matches('.et-menu')
    ? [...menu.querySelectorAll('li.current-cat,li.current_page_item')].map((item) => [
        item,
        'class:current-menu-item',
        true,
      ])
    : [];

export default function Menu({ element }: BehaviorProps): ReactNode {
  const [claims] = useState(() => [...parentItems(element).flatMap(claimsFor), ...current(element)]);
  const [tracks] = useState(() => siteOptions('header').onePage === true);
  /** What was asked for before the code was here. */
  const [first, setFirst] = useState<Element | null>(null);
  const near = useNear(element, first !== null);
  const SubMenus = useLazy(loadSubMenus, near && claims.length > 0);
  const Tracker = useLazy(loadTracker, tracks);
  const waiting = SubMenus ? null : element;
  // Another script asks before anybody has come near.
  useEffect(() => {
    if (waiting) return subMenus.on(({ item, open }) => waiting.contains(item) && setFirst(open ? item : null));
  }, [waiting]);
  useClaims(claims);
  useFocusStyle(element);
  // A tap that would have opened something opens it then, instead of leading away.
  useEvent<PointerEvent>(waiting, 'click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link?.matches('[aria-expanded]') || event.defaultPrevented) return;
    if (!isPlaceholder(link) && !isTouch(event.pointerType, link.ownerDocument.defaultView)) return;
    event.preventDefault();
    setFirst(link);
  });
  return (
    <>
      {SubMenus && <SubMenus menu={element} first={first} />}
      {Tracker && <Tracker menu={element} />}
    </>
  );
}
