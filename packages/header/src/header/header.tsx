/** Header of the theme: its state at each scroll position, and the page's room for it. */
import { type BehaviorProps, documentOf, useScope } from '@enliven/core';
import type { ReactNode } from 'react';
import { useFocusStyle } from '../shared/use-focus-style';
import { controlHeader, type OpenVariant } from './header-controller';

/** Events on the window: `ETDiviFixedHeaderTransitionStart`, and `ETDiviFixedHeaderTransitionEnd` when its transition is over. */
export function useHeader(element: Element, openVariant?: OpenVariant): void {
  useScope((scope) => controlHeader(element as HTMLElement, scope, openVariant), [element, openVariant]);
  useFocusStyle(element);
  useFocusStyle(documentOf(element).getElementById('top-header'));
}

export default function Header({ element }: BehaviorProps): ReactNode {
  useHeader(element);
  return null;
}
