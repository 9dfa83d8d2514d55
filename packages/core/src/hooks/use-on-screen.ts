/** Visibility of an element in the window. */
import { useLayoutEffect, useState } from 'react';
import { watchVisible } from '../dom/watch-element';

/**
 * Returns whether the element is in the window; false until the browser has looked.
 *
 * @param margin grows the window as `rootMargin` does, for example '200px 0px' @default none
 */
export function useOnScreen(element: Element, margin?: string): boolean {
  const [visible, setVisible] = useState(false);
  useLayoutEffect(() => watchVisible(element, setVisible, margin), [element, margin]);
  return visible;
}
