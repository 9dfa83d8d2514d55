/** A menu with sub-menus: says what can be opened, and fetches what opens it when somebody comes near. */
import {
  type BehaviorProps,
  isPlainPress,
  membersOf,
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

/** A tap on a link with a list opens it, a mouse follows it. */
const asks = (event: PointerEvent | KeyboardEvent, link: Element) =>
  isPlainPress(event) && ('key' in event ? pressOf(event, link) : isPlaceholder(link) || isTouch(event.pointerType));

function claimsFor({ link }: ParentItem): WantedClaim[] {
  const button = isPlaceholder(link) && link;
  return [
    [link, 'attr:aria-expanded', 'false'],
    [button, 'attr:role', 'button'],
    // Without an address it could not have the focus.
    [button, 'attr:tabindex', '0'],
  ];
}

export default function Menu({ element }: BehaviorProps): ReactNode {
  const [claims] = useState(() => parentItems(element).flatMap(claimsFor));
  /** What was asked for before the code was here. */
  const [first, setFirst] = useState<OpenRequest>();
  const onePage = siteOptions('header').onePage === true;
  const hasLists = claims[0] !== undefined;
  const [isBuilt, setBuilt] = useState(!hasLists);
  const isEarly = useEarly(isBuilt) && hasLists;
  // Whoever comes near a menu that opens nothing needs nothing.
  const near = useNear(hasLists ? element : null, isEarly || onePage || first !== undefined);
  const SubMenus = useLazy(loadSubMenus, near, () => setBuilt(true));
  if (SubMenus && !isBuilt) setBuilt(true);
  const waiting = SubMenus ? null : element;
  // Another script asks before anybody has come near.
  useEffect(() => {
    if (waiting)
      return subMenus.on(({ item, open }) => waiting.contains(item) && setFirst(open ? { link: item } : undefined));
  }, [waiting]);
  useClaims(claims);
  // What would have opened something opens it then, instead of leading away or scrolling the page.
  const ask = (event: PointerEvent | KeyboardEvent) => {
    const link = membersOf(event.target as Element).closest('a[aria-expanded]');
    const press = link && !event.defaultPrevented && asks(event, link);
    if (press) event.preventDefault();
    // What was asked for last counts: Escape, for example, asks for nothing.
    if (!(event as KeyboardEvent).repeat) setFirst(press ? { link, enter: press === 'enter' } : undefined);
  };
  useEvent(waiting, 'click', ask);
  useEvent(waiting, 'keydown', ask);
  return SubMenus ? <SubMenus menu={element} first={first} /> : null;
}
