/** Moves a server element behind another one for as long as that is wanted, and back to its exact place. */
import { useLayoutEffect } from 'react';

/** What WordPress calls the mark of the old place; it stands in for the element in other scripts' eyes too. */
const MARK = 'wp-temp-form-div';

/** @param behind null leaves the element, or brings it back, where the server has it */
export function useMoved(element: Element | null, behind: Element | null): void {
  useLayoutEffect(() => {
    if (!element?.parentNode || !behind) return;
    const mark = element.ownerDocument.createElement('div');
    mark.id = MARK;
    mark.style.display = 'none';
    element.before(mark);
    behind.after(element);
    return () => {
      // Where the old place is gone, the element stays rather than being lost.
      if (mark.isConnected) mark.replaceWith(element);
    };
  }, [element, behind]);
}
