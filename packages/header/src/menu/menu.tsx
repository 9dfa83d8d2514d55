/** A menu with sub-menus: says what can be opened, and fetches what opens it when somebody comes near. */
import {
  type BehaviorProps,
  isPlainPress,
  siteOptions,
  subMenus,
  useClaims,
  useEvent,
  useLazy,
  type Wanted,
} from '@enliven/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useFocusStyle } from '../shared/use-focus-style';
import { useNear } from '../shared/use-near';
import { type Asked, isPlaceholder, isTouch, type ParentItem, parentItems, pressOf } from './parent-items';

/** Mega menus of fewer columns are narrower. */
const COLUMNS = 4;

const loadSubMenus = () => import('./sub-menus');

/** A tap on a link with a list opens it, a mouse follows it. */
const asks = (event: PointerEvent | KeyboardEvent, link: Element) =>
  isPlainPress(event) &&
  ('key' in event
    ? pressOf(event, link)
    : isPlaceholder(link) || isTouch(event.pointerType, link.ownerDocument.defaultView));

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
  const [onePage] = useState(() => siteOptions('header').onePage === true);
  const near = useNear(element, onePage || first !== undefined);
  const SubMenus = useLazy(loadSubMenus, near && (onePage || claims.length > 0));
  const waiting = SubMenus ? null : element;
  // Another script asks before anybody has come near.
  useEffect(() => {
    if (waiting)
      return subMenus.on(({ item, open }) => waiting.contains(item) && setFirst(open ? { link: item } : undefined));
  }, [waiting]);
  useClaims(claims);
  useFocusStyle(element);
  // What would have opened something opens it then, instead of leading away or scrolling the page.
  const ask = (event: PointerEvent | KeyboardEvent) => {
    const link = (event.target as Element).closest('a[aria-expanded]');
    const press = link && !event.defaultPrevented && asks(event, link);
    if ((event as KeyboardEvent).key === 'Escape') setFirst(undefined);
    if (!press) return;
    event.preventDefault();
    if (!(event as KeyboardEvent).repeat) setFirst({ link, enter: press === 'enter' });
  };
  useEvent(waiting, 'click', ask);
  useEvent(waiting, 'keydown', ask);
  return SubMenus ? <SubMenus menu={element} first={first} onePage={onePage} /> : null;
}
