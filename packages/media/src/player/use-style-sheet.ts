/** Adds the styles of every player, and default styles if the page has none for players. */
import { addStyleSheet, measure, useLazy } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';
import { CSS as REACH } from './reach-style';
import type { Shell } from './use-shell';

const loadStyleSheet = () => import('./style-sheet').then(({ CSS }) => ({ default: CSS }));

/**
 * Whatever styles players takes the medium out of the flow, and puts the bar onto the picture. Themes put the bar of a
 * recording back into the flow, so the bar alone does not tell.
 */
const isStyled = (view: Window, wrapper: HTMLElement, controls: HTMLElement): boolean =>
  [wrapper.parentElement ?? wrapper, controls].some((box) => view.getComputedStyle(box).position === 'absolute');

export function useStyleSheet({ wrapper, controls }: Pick<Shell, 'wrapper' | 'controls'>): void {
  const [isBare, setBare] = useState(false);
  useLayoutEffect(
    () =>
      measure(() => {
        const view = controls.ownerDocument.defaultView;
        return view !== null && !isStyled(view, wrapper, controls);
      }, setBare),
    [wrapper, controls],
  );
  useLayoutEffect(() => addStyleSheet(controls.ownerDocument, REACH), [controls]);
  const styleSheet = useLazy(loadStyleSheet, isBare);
  useLayoutEffect(
    () => (styleSheet ? addStyleSheet(controls.ownerDocument, styleSheet) : undefined),
    [controls, styleSheet],
  );
}
