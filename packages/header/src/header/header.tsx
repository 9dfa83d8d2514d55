/** The theme's header: what it looks like at each scroll position, and the room that the page leaves for it. */
import type { BehaviorProps } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { controlHeader } from './header-controller';

/** Events on the window: `ETDiviFixedHeaderTransitionStart`, and `ETDiviFixedHeaderTransitionEnd` when its transition is over. */
export default function Header({ element }: BehaviorProps): ReactNode {
  useLayoutEffect(() => controlHeader(element as HTMLElement), [element]);
  return null;
}
