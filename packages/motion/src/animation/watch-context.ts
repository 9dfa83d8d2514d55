/** Watches an element in something that scrolls by itself, on pages that name such things. */
import { asList, asRecord, asText, type Page, page } from '@enliven/core';

/** Selectors of what may scroll instead of the window (`et_pb_custom.waypoints_options`), the first match counts. */
export const scrollContexts = (page: Pick<Page, 'global'>): string[] =>
  asList(asRecord(asRecord(page.global('et_pb_custom')).waypoints_options).context).flatMap(
    (selector) => asText(selector) ?? [],
  );

/** @returns the first of the page's scroll contexts that the element is in */
function contextOf(element: Element): Element | null {
  for (const selector of scrollContexts(page())) {
    try {
      const found = element.parentElement?.closest(selector);
      if (found) return found;
    } catch {
      // No selector: another, or the window.
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
