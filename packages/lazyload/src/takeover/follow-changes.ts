/** Follows a page that changes: what comes, what goes, what is given other data. */

export interface Changes {
  /** Elements that may have come, or that have other data. */
  came(elements: HTMLElement[]): void;
  /** Something may have left the page. */
  went(): void;
  /** It has other data. */
  changed(element: Element): void;
}

/**
 * Tells once a frame.
 *
 * @param selector which elements count
 * @param attributeFilter attributes whose changes count
 * @returns the function that stops following
 */
export function followChanges(
  root: Node,
  selector: string,
  attributeFilter: string[],
  { came, went, changed }: Changes,
): () => void {
  const scopes = new Set<Element>();

  function tell(): void {
    went();
    came([...scopes].flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)]));
    scopes.clear();
  }

  const observer = new MutationObserver((records) => {
    if (scopes.size === 0) requestAnimationFrame(tell);
    for (const { attributeName, target } of records) {
      if (attributeName) changed(target as Element);
      scopes.add((attributeName ? target.parentNode : target) as Element);
    }
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter });
  return () => observer.disconnect();
}
