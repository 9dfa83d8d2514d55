/** Makes a trigger operable by keyboard, with role and cursor (docs/reference/interactions.md#keyboard). */
import { claim, listen } from '@enliven/core';

export const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';

/** @returns the function that restores the element */
export function pressable(element: Element): () => void {
  const ends: (() => void)[] = [claim(element, 'style:cursor', 'pointer')];
  // A focusable element inside triggers it as well.
  if (!element.matches(FOCUSABLE) && !element.querySelector(FOCUSABLE))
    ends.push(
      claim(element, 'attr:role', element.getAttribute('role') ?? 'button'),
      claim(element, 'attr:tabindex', '0'),
      listen(element, 'keydown', (event) => {
        const { key, target, repeat } = event as KeyboardEvent;
        if (target !== element || (key !== 'Enter' && key !== ' ')) return;
        event.preventDefault();
        if (!repeat) (element as HTMLElement).click();
      }),
    );
  return () => {
    for (const end of ends.reverse()) end();
  };
}
