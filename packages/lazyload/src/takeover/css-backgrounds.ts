/** Backgrounds of style sheets that a cache plugin took out: each rule comes when an element it is for comes near. */

export interface Changes {
  /** Elements that may have come, or that have other data. */
  onAdded(elements: HTMLElement[]): void;
  /** Something may have left the page. */
  onRemoved(): void;
  /** It has other data. */
  onChanged(element: Element): void;
}

/**
 * Calls back once a frame.
 *
 * @param selector which elements count
 * @param attributeFilter attributes whose changes count
 * @returns the function that stops following
 */
function followChanges(
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

/** What the plugin prints for each background. */
export interface BackgroundPair {
  selector: string;
  /** The rule with the background. */
  style: string;
  hash: string;
}

/**
 * Brings back the backgrounds that a cache plugin took out of style sheets, each when an element it is for comes near.
 *
 * @returns the function that stops looking
 */
export function cssBackgrounds(pairs: readonly BackgroundPair[], threshold: number | string = 300): () => void {
  const sheet = document.getElementById('wpr-lazyload-bg-container');
  const left = new Set(pairs);
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const pair of left) {
        const own = near.filter((element) => element.matches(pair.selector));
        if (own.length === 0) continue;
        left.delete(pair);
        sheet?.append(pair.style);
        for (const element of own) element.setAttribute(`data-rocket-lazy-bg-${pair.hash}`, 'loaded');
      }
      for (const element of near)
        if (![...left].some(({ selector }) => element.matches(selector))) observer.unobserve(element);
    },
    { rootMargin: `${Number.parseInt(`${threshold}`, 10) || 0}px` },
  );

  function observeElements(): void {
    for (const pair of left) {
      try {
        for (const element of document.querySelectorAll(pair.selector)) observer.observe(element);
      } catch (error) {
        left.delete(pair);
        reportError(error);
      }
    }
  }
  observeElements();
  // Those that are no selector are gone by now.
  const selector = [...left].map((pair) => pair.selector).join();
  const stop =
    selector && followChanges(document, selector, [], { onAdded: observeElements, onRemoved() {}, onChanged() {} });
  return () => {
    if (stop) stop();
    observer.disconnect();
  };
}
