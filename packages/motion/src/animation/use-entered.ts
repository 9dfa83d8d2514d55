/** Tells when an element's top has reached the lower edge of what scrolls; what was scrolled past already counts as well. */
import { page, useLatest, watchVisible } from '@enliven/core';
import { useLayoutEffect } from 'react';

/** Far enough above to hold everything that was scrolled past. */
const MARGIN = '9999999px 0px 0px';

/** @param context what scrolls, null for the window @param waiting whether to look at all */
export function useEntered(element: Element, context: Element | null, waiting: boolean, onEntered: () => void): void {
  const latest = useLatest(onEntered);
  useLayoutEffect(() => {
    if (!waiting) return;
    if (page().text('ignore_waypoints') === 'yes') return latest.current();
    if (!context || typeof IntersectionObserver !== 'function')
      return watchVisible(element, (visible) => visible && latest.current(), MARGIN);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { root: context, rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, context, waiting, latest]);
}
