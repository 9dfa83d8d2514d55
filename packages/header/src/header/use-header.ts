/** Brings a header to life, and shows in it where the keyboard is. */
import { useStyleOnFocus } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { controlHeader, type OpenVariant } from './header-controller';

const loadStyle = () => import('../shared/focus-style');

/** Events on the window: `ETDiviFixedHeaderTransitionStart`, and `ETDiviFixedHeaderTransitionEnd` when its transition is over. */
export function useHeader(element: Element, openVariant?: OpenVariant): void {
  useLayoutEffect(() => controlHeader(element as HTMLElement, openVariant), [element, openVariant]);
  useStyleOnFocus(element, loadStyle);
  useStyleOnFocus(element.ownerDocument.getElementById('top-header'), loadStyle);
}
