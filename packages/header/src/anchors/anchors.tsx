/** Links within the page: what scrolls to where they lead is fetched when somebody comes near one, or came by one. */
import { type BehaviorProps, useLazy } from '@enliven/core';
import type { ReactNode } from 'react';
import { useNear } from '../shared/use-near';

const load = () => import('./follow-links');

export default function Anchors({ element }: BehaviorProps): ReactNode {
  const came = location.hash !== '';
  const FollowLinks = useLazy(load, useNear(element, came, 'a[href*="#"]'));
  return FollowLinks ? <FollowLinks element={element} /> : null;
}
