/** Backgrounds that a cache plugin removed from style sheets: inserts each rule when an element that it matches comes near. */

export interface Changes {
  /** Called with elements that may be new or have other data. */
  onAdded(elements: HTMLElement[]): void;
  /** Called if elements may have been removed. */
  onRemoved(): void;
  /** Called with an element that has other data. */
  onChanged(element: Element): void;
}

/**
 * Observes changes and calls the callback once per frame.
 *
 * @param selector selector of the elements to report
 * @param attributeFilter attributes whose changes are reported
 * @returns the function that stops observing
 */
function observeChanges(
  root: Node,
  selector: string,
  attributeFilter: string[],
  { onAdded, onRemoved, onChanged }: Changes,
): () => void {
  const scopes = new Set<Element>();

  function flush(): void {
    onRemoved();
    onAdded([...scopes].flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)]));
    scopes.clear();
  }

  const observer = new MutationObserver((records) => {
    if (scopes.size === 0) requestAnimationFrame(flush);
    for (const { attributeName, target } of records) {
      if (attributeName) onChanged(target as Element);
      scopes.add((attributeName ? target.parentNode : target) as Element);
    }
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter });
  return () => observer.disconnect();
}

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
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const pair of pending) {
        const matching = near.filter((element) => element.matches(pair.selector));
        if (matching.length === 0) continue;
        pending.delete(pair);
        sheet?.append(pair.style);
        for (const element of matching) element.setAttribute(`data-rocket-lazy-bg-${pair.hash}`, 'loaded');
      }
      for (const element of near)
        if (![...pending].some(({ selector }) => element.matches(selector))) observer.unobserve(element);
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
  // Pairs with an invalid selector are removed by now.
  const selector = [...pending].map((pair) => pair.selector).join();
  const stop =
    selector && observeChanges(document, selector, [], { onAdded: observeElements, onRemoved() {}, onChanged() {} });
  return () => {
    if (stop) stop();
    observer.disconnect();
  };
}
