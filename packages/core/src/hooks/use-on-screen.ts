/** Whether an element is on screen. */
import { useLayoutEffect, useState } from 'react';
import { watchVisible } from '../dom/watch-element';

/** False until the first look. `margin` grows the window as `rootMargin` does, for example '200px 0px'; default none. */
export function useOnScreen(element: Element, margin?: string): boolean {
  const [visible, setVisible] = useState(false);
  useLayoutEffect(() => watchVisible(element, setVisible, margin), [element, margin]);
  return visible;
}
