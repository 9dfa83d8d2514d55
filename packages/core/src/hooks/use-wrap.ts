/** Wrapper around the content of a server element. */
import { useLayoutEffect, useState } from 'react';
import type { Release } from '../claims/claim';
import { wrappers } from '../dom/content-place';
import { documentOf, member } from '../dom/members';

/**
 * Moves the children of `parent` into a new element; they stay the same nodes.
 *
 * If a script replaces the content of `parent`, the new content is wrapped again, and `onWrap` is called with the new wrapper.
 *
 * @returns the function that moves the children back and removes the wrapper
 */
export function wrapContent(parent: Element, tag: string, onWrap: (wrapper: HTMLElement) => void): Release {
  let wrapper: HTMLElement | undefined;
  function wrap(): void {
    observer?.takeRecords();
    wrapper = documentOf(parent).createElement(tag);
    wrappers.set(parent, wrapper);
    wrapper.append(...member(parent, 'childNodes'));
    member(parent, 'append')(wrapper);
    observer?.takeRecords();
    onWrap(wrapper);
  }
  const observer =
    typeof MutationObserver === 'function'
      ? new MutationObserver(() => wrapper?.parentNode !== parent && wrap())
      : null;
  observer?.observe(parent, { childList: true });
  wrap();
  return () => {
    observer?.disconnect();
    if (wrapper?.parentNode === parent) wrapper.replaceWith(...wrapper.childNodes);
  };
}

/**
 * Wraps the content of a server element while mounted.
 *
 * @returns the wrapper once it is in the page; null without a parent.
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
