/** Brings a look of ours where the page has none for players. */
import { addStyleSheet, measure, report } from '@enliven/core';
import { useLayoutEffect } from 'react';

export function useStyleSheet(controls: HTMLElement): void {
  useLayoutEffect(() => {
    let alive = true;
    let remove = () => {};
    const callOff = measure(
      // Whatever styles players puts the bar onto the picture.
      () => controls.ownerDocument.defaultView?.getComputedStyle(controls).position === 'absolute',
      (isStyled) => {
        if (isStyled || !alive) return;
        import('./style-sheet').then(
          ({ CSS }) => {
            if (alive) remove = addStyleSheet(controls.ownerDocument, CSS);
          },
          (error) => report(error, { package: '@enliven/media' }),
        );
      },
    );
    return () => {
      alive = false;
      callOff();
      remove();
    };
  }, [controls]);
}
