/** Changes of public state classes, which other scripts on the page switch too. */
import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest';

/**
 * Calls `onChange` after the class attribute of one of the elements has changed, by any script: once for all changes of a task, in the next
 * microtask. Compare the classes with the rendered state there, and adopt their state if it differs. A press must read the classes
 * itself, since an earlier listener may have changed them in the same task.
 *
 * @param elements the same list in each render
 */
export function useClassChange(elements: readonly Element[], onChange: () => void): void {
  const latest = useLatest(onChange);
  useLayoutEffect(() => {
    if (typeof MutationObserver !== 'function') return;
    const observer = new MutationObserver(() => latest.current());
    for (const element of elements) observer.observe(element, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [elements, latest]);
}
