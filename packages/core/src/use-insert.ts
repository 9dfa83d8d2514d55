/** An element of ours beside or inside a server element, for as long as the component lives. */
import { useLayoutEffect, useState } from 'react';

/** What is inserted, and where. */
export interface Insertion {
  /** @default 'beforeend' */
  where?: InsertPosition;
  /** @default 'div' */
  tag?: string;
  className?: string;
}

/**
 * An element of ours beside or inside a server element, for as long as the component lives.
 *
 * @returns the element once it is there; the scanner leaves it alone
 */
export function useInsert(
  at: Element,
  { where = 'beforeend', tag = 'div', className }: Insertion = {},
): HTMLElement | null {
  const [inserted, setInserted] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = at.ownerDocument.createElement(tag);
    if (className) element.className = className;
    element.setAttribute('data-enliven-ignore', '');
    at.insertAdjacentElement(where, element);
    setInserted(element);
    return () => {
      element.remove();
      setInserted(null);
    };
  }, [at, where, tag, className]);
  return inserted;
}
