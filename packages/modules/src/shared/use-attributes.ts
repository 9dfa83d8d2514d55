/** Follows attributes that other scripts change, such as values that differ by device or on hover. */
import { useLayoutEffect, useReducer } from 'react';

/** Renders again when one of the attributes changes on the element or inside it. @param names separated by commas */
export function useAttributes(element: Element, names: string): void {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (typeof MutationObserver !== 'function') return;
    const observer = new MutationObserver(refresh);
    observer.observe(element, { subtree: true, attributeFilter: names.split(',') });
    return () => observer.disconnect();
  }, [element, names]);
}
