/** Scrolls to what an interaction is about (docs/reference/interactions.md): below what will be stuck above it by then. */
import { $reducedMotion, claim, measure, stickyTop } from '@enliven/core';

/** Pixels that will be covered, beyond those the page keeps clear of anyway. Only inside the shared read phase. */
function covered(element: Element): number {
  let sum = 0;
  const add = (pixels: number) => {
    sum += pixels;
  };
  stickyTop.emit({ element, add });
  const { scrollPaddingTop } = getComputedStyle(element.ownerDocument.documentElement);
  return Math.max(0, sum - (Number.parseFloat(scrollPaddingTop) || 0));
}

export function scrollThere(element: Element | undefined): void {
  if (!element) return;
  measure(
    () => covered(element),
    (pixels) => {
      const release = pixels ? claim(element, 'style:scroll-margin-top', `${pixels}px`) : undefined;
      // Where to is reckoned at once, however long the way is.
      element.scrollIntoView({ behavior: $reducedMotion.get() ? 'instant' : 'smooth', block: 'start' });
      release?.();
    },
  );
}
