/** Inserts an element beside or inside a server element while mounted. */
import { useLayoutEffect, useState } from 'react';
import { wrapContent } from '../dom/wrap';

/** What is inserted, and where. */
export interface Insertion {
  /** @default 'beforeend' */
  where?: InsertPosition;
  /** @default 'div' */
  tag?: string;
  className?: string;
}

/**
 * Inserts an element beside or inside a server element while mounted.
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

/**
 * Wraps the content of a server element while mounted.
 *
 * @returns the wrapper once it is there; null without a parent.
 */
export function useWrap(parent: Element | null | undefined, tag = 'span'): HTMLElement | null {
  const [wrapper, setWrapper] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!parent) return;
    const unwrap = wrapContent(parent, tag, setWrapper);
    return () => {
      setWrapper(null);
      unwrap();
    };
  }, [parent, tag]);
  return wrapper;
}
