/** Keeps an open menu beside its button and within sight. */
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useLayoutEffect } from 'react';

export function usePlaced(button: HTMLElement | null, menu: HTMLElement | null, open: boolean): void {
  useLayoutEffect(() => {
    if (!open || !button || !menu) return;
    return autoUpdate(button, menu, async () => {
      const middleware = [offset(4), flip(), shift({ padding: 4 })];
      const { x, y } = await computePosition(button, menu, { placement: 'top', middleware });
      Object.assign(menu.style, { left: `${x}px`, top: `${y}px`, right: 'auto', bottom: 'auto' });
    });
  }, [button, menu, open]);
}
