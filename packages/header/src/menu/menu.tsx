/** A menu with sub-menus: says what can be opened, and fetches what opens it when somebody comes near. */
import {
  type BehaviorProps,
  lazyPart,
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
import { type Asked, isPlaceholder, type ParentItem, parentItems, pressOf } from './parent-items';

/** Mega menus of fewer columns are narrower. */
const COLUMNS = 4;

const loadSubMenus = () => import('./sub-menus');

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

export default function Menu({ element }: BehaviorProps): ReactNode {
  const [claims] = useState(() => parentItems(element).flatMap(claimsFor));
  /** What was asked for before the code was here. */
  const [first, setFirst] = useState<Asked>();
  const near = useNear(element, first !== undefined);
  const SubMenus = useLazy(loadSubMenus, near && claims.length > 0);
  const waiting = SubMenus ? null : element;
  useEffect(() => {
    if (siteOptions('header').onePage === true)
      return lazyPart(import('./track-places'), ({ trackPlaces }) => trackPlaces(element), {
        package: '@enliven/header',
      });
  }, [element]);
  // Another script asks before anybody has come near.
  useEffect(() => {
    if (waiting)
      return subMenus.on(({ item, open }) => waiting.contains(item) && setFirst(open ? { link: item } : undefined));
  }, [waiting]);
  useClaims(claims);
  useFocusStyle(element);
  // A tap that would have opened something opens it then, instead of leading away.
  useEvent<PointerEvent>(waiting, 'click', (event) => {
    const link = (event.target as Element).closest('a[aria-expanded]');
    if (!link || event.defaultPrevented) return;
    if (!isPlaceholder(link) && !isTouch(event.pointerType, link.ownerDocument.defaultView)) return;
    event.preventDefault();
    setFirst({ link });
  });
  // So are keys: the page would scroll instead.
  useEvent<KeyboardEvent>(waiting, 'keydown', (event) => {
    const link = event.target as HTMLElement;
    const press = link.matches('[aria-expanded]') && pressOf(event, link);
    if (event.key === 'Escape') setFirst(undefined);
    if (!press) return;
    event.preventDefault();
    if (press === 'enter') setFirst({ link, enter: true });
    else if (!event.repeat) link.click();
  });
  return SubMenus ? <SubMenus menu={element} first={first} /> : null;
}
