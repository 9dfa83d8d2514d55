/** An element of ours beside or inside a server element, for as long as the component lives. */
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

/**
 * A wrapper around a server element's content, for as long as the component lives.
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
