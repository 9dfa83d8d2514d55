/** Observes an element in a scroll container that the page names. Lazy part: fetched by such pages. */
import { asList, asRecord, asText, closestTo, member, type Page, page } from '@enliven/core';

/** Returns the selectors of scroll containers (`et_pb_custom.waypoints_options`); the first match counts. */
export const scrollContexts = (page: Pick<Page, 'global'>): string[] =>
  asList(asRecord(asRecord(page.global('et_pb_custom')).waypoints_options).context).flatMap(
    (selector) => asText(selector) ?? [],
  );

/** @returns the element's scroll container; null for the window */
function contextOf(element: Element): Element | null {
  for (const selector of scrollContexts(page())) {
    try {
      const found = closestTo(member(element, 'parentElement'), selector);
      if (found) return found;
    } catch {
      // The selector does not parse.
    }
  }
  return null;
}

/** @param margin as `rootMargin` @returns the function that stops watching */
export function watchContext(element: Element, onVisible: () => void, margin: string): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onVisible(),
    { root: contextOf(element), rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
