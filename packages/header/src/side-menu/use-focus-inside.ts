/** Props of both kinds of side menu, and their focus. */
import { member, queryAll, useTimeout } from '@enliven/core';

export interface PanelProps {
  container: HTMLElement;
  toggle: HTMLElement;
  open: boolean;
  /** Closes the menu. @param back whether the focus returns to the toggle */
  onClose(back: boolean): void;
}

/** Milliseconds until the style sheet's transition has made the menu visible, since hidden elements take no focus. */
const VISIBLE = 50;
const FOCUSABLE = 'a[href],button,input,[tabindex="0"]';

/** Moves the focus into the panel. @param ready whether the panel is visible */
export function useFocusInside(container: HTMLElement, ready: boolean): void {
  const focus = () => {
    const first = queryAll<HTMLElement>(container, FOCUSABLE).find(
      (element) => member(element, 'getClientRects')().length > 0,
    );
    first?.focus({ preventScroll: true });
  };
  useTimeout(focus, ready ? VISIBLE : null);
}
