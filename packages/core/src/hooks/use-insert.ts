/** Elements that are inserted beside or inside a server element while mounted. */
import { useState } from 'react';
import { member } from '../dom/members';
import { useScope } from './use-scope';

/** Element to insert, and its place. */
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
 * @returns the element once it is in the page
 *
 * @example
 * ```ts
 * import { useInsert } from '@enliven/core';
 *
 * const useArrows = (slider: Element) => useInsert(slider, { className: 'et-pb-slider-arrows' });
 * ```
 */
export function useInsert(
  at: Element,
  { where = 'beforeend', tag = 'div', className }: Insertion = {},
): HTMLElement | null {
  const [current, setCurrent] = useState<HTMLElement | null>(null);
  useScope(
    (scope) => {
      const element = member(at, 'ownerDocument').createElement(tag);
      if (className) element.className = className;
      scope.insert(element, at, where);
      setCurrent(element);
      scope.add(() => setCurrent(null));
    },
    [at, where, tag, className],
  );
  return current;
}
