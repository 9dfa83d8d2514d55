/** Observes elements that are added, removed or changed. */

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
export function followChanges(
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
