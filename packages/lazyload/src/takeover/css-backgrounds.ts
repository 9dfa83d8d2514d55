/** Backgrounds that a cache plugin removed from style sheets: inserts each rule when an element that it matches comes near. */

/** Background, as the plugin prints it. */
export interface BackgroundPair {
  selector: string;
  /** The rule with the background. */
  style: string;
  hash: string;
}

/**
 * Restores the backgrounds that a cache plugin removed from style sheets, each when an element that it matches comes near.
 *
 * @returns the function that stops observing
 */
export function cssBackgrounds(pairs: readonly BackgroundPair[], threshold: number | string = 300): () => void {
  const sheet = document.getElementById('wpr-lazyload-bg-container');
  const pending = new Set(pairs);
  // A field may hide a method of its form.
  const { matches, setAttribute } = Element.prototype;
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const pair of pending) {
        const matching = near.filter((element) => matches.call(element, pair.selector));
        if (matching.length === 0) continue;
        pending.delete(pair);
        sheet?.append(pair.style);
        for (const element of matching) setAttribute.call(element, `data-rocket-lazy-bg-${pair.hash}`, 'loaded');
      }
      for (const element of near)
        if (![...pending].some(({ selector }) => matches.call(element, selector))) observer.unobserve(element);
    },
    { rootMargin: `${Number.parseInt(`${threshold}`, 10) || 0}px` },
  );

  function observeElements(): void {
    for (const pair of pending) {
      try {
        for (const element of document.querySelectorAll(pair.selector)) observer.observe(element);
      } catch (error) {
        pending.delete(pair);
        reportError(error);
      }
    }
  }
  observeElements();
  let frame = 0;
  const changes = new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      observeElements();
    });
  });
  // Pairs with an invalid selector are removed by now.
  if (pending.size > 0) changes.observe(document, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    observer.disconnect();
  };
}
