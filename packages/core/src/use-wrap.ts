/** A wrapper around a server element's content, for as long as the component lives. */
import { useLayoutEffect, useState } from 'react';
import { wrapContent } from './wrap';

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
