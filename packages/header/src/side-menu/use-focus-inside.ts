/** What both kinds of side menu are told, and how they take the focus. */
import { useTimeout } from '@enliven/core';

export interface PanelProps {
  container: HTMLElement;
  toggle: HTMLElement;
  open: boolean;
  /** @param back whether the focus goes back to the toggle */
  onClose(back: boolean): void;
}

/** Milliseconds until a style sheet's transition has made it visible: nothing hidden takes the focus. */
const VISIBLE = 50;
const FOCUSABLE = 'a[href],button,input,[tabindex="0"]';

/** @param ready the panel can be seen, without which nothing in it takes the focus */
export function useFocusInside(container: HTMLElement, ready: boolean): void {
  const focus = () => {
    const first = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
      (element) => element.getClientRects().length > 0,
    );
    first?.focus({ preventScroll: true });
  };
  useTimeout(focus, ready ? VISIBLE : null);
}
