/** Whether an element has ever come into view: what scrolled past without being seen counts too (docs/reference/shared.md#in-view). */
import { $reducedMotion, measure, page, watchVisible } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

/** Far enough above the window to hold everything that was scrolled past. */
const ABOVE = '9999999px 0px';

/** True once the top has reached the window's lower edge; at once where the site or the visitor wants no waiting. */
export function useInView(element: Element, whole = false): boolean {
  const [seen, setSeen] = useState(false);
  useLayoutEffect(() => {
    if (seen) return;
    if (page().text('ignore_waypoints') === 'yes' || $reducedMotion.get()) return setSeen(true);
    const look = (visible: boolean) => visible && setSeen(true);
    if (!whole) return watchVisible(element, look, `${ABOVE} 0px`);
    let stop = () => {};
    // A window that ends the element's height higher is reached by the top when the bottom reaches the real edge. What is
    // taller than the window has been seen enough when it fills it.
    const callOff = measure(
      () => Math.min(element.getBoundingClientRect().height, element.ownerDocument.documentElement.clientHeight),
      (height) => {
        stop = watchVisible(element, look, `${ABOVE} -${Math.floor(height)}px`);
      },
    );
    return () => {
      callOff();
      stop();
    };
  }, [element, seen, whole]);
  return seen;
}
