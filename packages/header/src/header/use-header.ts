/** Brings a header to life, and shows in it where the keyboard is. */
import { useLayoutEffect } from 'react';
import { useFocusStyle } from '../shared/use-focus-style';
import { controlHeader, type OpenVariant } from './header-controller';

/** Events on the window: `ETDiviFixedHeaderTransitionStart`, and `ETDiviFixedHeaderTransitionEnd` when its transition is over. */
export function useHeader(element: Element, openVariant?: OpenVariant): void {
  useLayoutEffect(() => controlHeader(element as HTMLElement, openVariant), [element, openVariant]);
  useFocusStyle(element);
  useFocusStyle(element.ownerDocument.getElementById('top-header'));
}
