/** Menu with sub-menus: marks items that open, and fetches the controller when a pointer or the focus comes near. */
import {
  type BehaviorProps,
  closestTo,
  isPlainPress,
  siteOptions,
  subMenus,
  useClaims,
  useEarly,
  useEvent,
  useLazy,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useNear } from '../shared/use-near';
import { isPlaceholder, isTouch, type OpenRequest, type ParentItem, parentItems, pressOf } from './parent-items';

const loadSubMenus = () => import('./sub-menus');

/** Whether an event requests a sub-menu: a tap on a link with a list opens the list; a mouse click follows the link. */
const asks = (event: PointerEvent | KeyboardEvent, link: Element) =>
  isPlainPress(event) && ('key' in event ? pressOf(event, link) : isPlaceholder(link) || isTouch(event.pointerType));

function claimsFor({ link }: ParentItem): WantedClaim[] {
  const button = isPlaceholder(link) && link;
  return [
    [link, 'attr:aria-expanded', 'false'],
    [button, 'attr:role', 'button'],
    // A link without an address is not focusable.
    [button, 'attr:tabindex', '0'],
  ];
}

export default function Menu({ element }: BehaviorProps): ReactNode {
  const [claims] = useState(() => parentItems(element).flatMap(claimsFor));
  /** The request that came before the code. */
  const [first, setFirst] = useState<OpenRequest>();
  const onePage = siteOptions('header').onePage === true;
  const hasLists = claims[0] !== undefined;
  const [isBuilt, setBuilt] = useState(!hasLists);
  const isEarly = useEarly(isBuilt) && hasLists;
  // A menu without sub-menus needs no controller.
  const near = useNear(hasLists ? element : null, isEarly || onePage || first !== undefined);
  const SubMenus = useLazy(loadSubMenus, near, () => setBuilt(true));
  if (SubMenus && !isBuilt) setBuilt(true);
  const waiting = SubMenus ? null : element;
  // Another script may request a sub-menu before a pointer comes near.
  useEffect(() => {
    if (waiting)
      return subMenus.on(({ item, open }) => waiting.contains(item) && setFirst(open ? { link: item } : undefined));
  }, [waiting]);
  useClaims(claims);
  // A press before the code has loaded opens the sub-menu later, instead of leading away or scrolling the page.
  const ask = (event: PointerEvent | KeyboardEvent) => {
    const link = closestTo(event.target, 'a[aria-expanded]');
    const press = link && !event.defaultPrevented && asks(event, link);
    if (press) event.preventDefault();
    // The last request counts; Escape cancels it.
    if (!(event as KeyboardEvent).repeat) setFirst(press ? { link, enter: press === 'enter' } : undefined);
  };
  useEvent(waiting, 'click', ask);
  useEvent(waiting, 'keydown', ask);
  return SubMenus ? <SubMenus menu={element} first={first} /> : null;
}
