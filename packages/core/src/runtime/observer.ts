/** Observes markup that is inserted or removed after the first scan. */

/** Returns elements that are connected and not inside another one. */
function outermost(elements: ReadonlySet<Element>): Element[] {
  const isInside = (element: Element): boolean => {
    for (let at = element.parentElement; at; at = at.parentElement) if (elements.has(at)) return true;
    return false;
  };
  return [...elements].filter((element) => element.isConnected && (elements.size === 1 || !isInside(element)));
}

/**
 * Observes markup that is inserted or removed.
 *
 * @param onAdded called with the subtrees to scan, none inside another
 * @param onRemoved called when something was taken out, moved nodes included
 * @param ignored selector of subtrees that are not scanned
 * @returns the function that stops watching
 */
export function observe(
  root: Node,
  onAdded: (subtrees: Element[]) => void,
  onRemoved: () => void,
  ignored?: string,
): () => void {
  const observer = new MutationObserver((records) => {
    const added = new Set<Element>();
    let removed = false;
    for (const record of records) {
      for (const node of record.removedNodes) removed ||= node.nodeType === Node.ELEMENT_NODE;
      if (ignored && (record.target as Partial<Element>).closest?.(ignored)) continue;
      for (const node of record.addedNodes) if (node.nodeType === Node.ELEMENT_NODE) added.add(node as Element);
    }
    // Removal first: a node that was taken out and put back is still connected here, so a move is not a new mount.
    if (removed) onRemoved();
    const subtrees = outermost(added);
    if (subtrees[0]) onAdded(subtrees);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
