/** Watches an element in something that scrolls by itself, on pages that name such things. */
import { page } from '@enliven/core';
import { scrollContexts } from './scroll-contexts';

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
