/** The theme's header: what it looks like at each scroll position, and the room that the page leaves for it. */
import { type BehaviorProps, useStyleOnFocus } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { controlHeader } from './header-controller';

const loadStyle = () => import('../shared/focus-style');

/** Events on the window: `ETDiviFixedHeaderTransitionStart`, and `ETDiviFixedHeaderTransitionEnd` when its transition is over. */
export default function Header({ element }: BehaviorProps): ReactNode {
  useLayoutEffect(() => controlHeader(element as HTMLElement), [element]);
  useStyleOnFocus(element, loadStyle);
  useStyleOnFocus(element.ownerDocument.getElementById('top-header'), loadStyle);
  return null;
}
