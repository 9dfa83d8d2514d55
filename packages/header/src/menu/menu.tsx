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
import { type ReactNode, useEffect, useRef, useState } from 'react';
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
  const claims: Wanted[] = [[link, 'attr:aria-expanded', 'false']];
  if (isPlaceholder(link)) claims.push([link, 'attr:role', 'button']);
  // Without an address nothing can be focused.
  if (!link.hasAttribute('href')) claims.push([link, 'attr:tabindex', '0']);
  if (item.matches('.mega-menu') && count < COLUMNS)
    claims.push([item, 'class:mega-menu-parent', true], [item, `class:mega-menu-parent-${count}`, true]);
  return claims;
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
  const [asked, setAsked] = useState(false);
  const near = useNear(element, asked);
  const SubMenus = useLazy(loadSubMenus, near && claims.length > 0);
  const [tracks] = useState(() => siteOptions('header').onePage === true);
  const Tracker = useLazy(loadTracker, tracks);
  const first = useRef<Element | null>(null);
  const pointer = useRef('');
  const loaded = SubMenus !== undefined;
  // Another script asks before anybody has come near.
  useEffect(() => {
    if (loaded) return;
    return subMenus.on(({ item, open }) => {
      if (!element.contains(item)) return;
      first.current = open ? item : null;
      setAsked(open);
    });
  }, [loaded, element]);
  useClaims(claims);
  useFocusStyle(element);
  useEvent<PointerEvent>(element, 'pointerdown', ({ pointerType }) => {
    pointer.current = pointerType;
  });
  // Until the code is here: a tap that would have opened something opens it then, instead of leading away.
  useEvent<MouseEvent>(SubMenus ? null : element, 'click', (event) => {
    const link = (event.target as Element).closest('a');
    const opens = link?.matches('[aria-expanded]') && element.contains(link);
    if (!link || !opens || event.defaultPrevented) return;
    if (!isPlaceholder(link) && !isTouch(pointer.current, element.ownerDocument.defaultView)) return;
    event.preventDefault();
    first.current = link;
  });
  return (
    <>
      {SubMenus && <SubMenus menu={element} first={first.current} />}
      {Tracker && <Tracker menu={element} />}
    </>
  );
}
