/** Brings a look of ours where the page has none for players. */
import { addStyleSheet, measure, useLazy } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

const loadLook = () => import('./style-sheet').then(({ CSS }) => ({ default: CSS }));

export function useStyleSheet(controls: HTMLElement): void {
  const [isBare, setBare] = useState(false);
  useLayoutEffect(
    () =>
      measure(
        // Whatever styles players puts the bar onto the picture.
        () => controls.ownerDocument.defaultView?.getComputedStyle(controls).position !== 'absolute',
        setBare,
      ),
    [controls],
  );
  const look = useLazy(loadLook, isBare);
  useLayoutEffect(() => (look ? addStyleSheet(controls.ownerDocument, look) : undefined), [controls, look]);
}
