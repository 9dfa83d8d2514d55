/** Links within the page: keeps the first press while the code that scrolls loads. */
import {
  type BehaviorProps,
  closestTo,
  documentOf,
  isPlainPress,
  isSamePage,
  member,
  useEvent,
  useLazy,
} from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { useNear } from '../shared/use-near';

const load = () => import('./follow-links');

const LINK = 'a[href*="#"]';

/** Follows a link as the browser does, after its click was prevented. */
export const followPlainly = (link: HTMLAnchorElement): void => {
  link.ownerDocument.location.hash = link.hash;
};

export default function Anchors({ element }: BehaviorProps): ReactNode {
  const [first, setFirst] = useState<HTMLAnchorElement>();
  const wanted = useNear(element, first !== undefined || location.hash !== '', LINK);
  const FollowLinks = useLazy(load, wanted, () => first && followPlainly(first));
  // On the window, after the listeners of other scripts, which may have handled the press.
  useEvent<MouseEvent>(FollowLinks ? null : documentOf(element).defaultView, 'click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event.target, LINK);
    if (!link || event.defaultPrevented || !isPlainPress(event)) return;
    if (!member(element, 'contains')(link) || !isSamePage(link) || link.matches('[target],[download]')) return;
    event.preventDefault();
    setFirst(link);
  });
  return FollowLinks ? <FollowLinks element={element} first={first} /> : null;
}
