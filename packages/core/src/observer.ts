/** Watches a document for markup that arrives or leaves after the first scan. */

/** More inserted nodes than this in one go: one scan of the whole root is cheaper than one for each node. */
const MANY = 12;

/**
 * @param onAdded called with the subtrees to scan
 * @param onRemoved called when something was taken out, moved nodes included
 * @param ignored selector of what may grow without being scanned
 * @returns the function that stops watching
 */
export function observe(
  root: Node,
  onAdded: (subtrees: ParentNode[]) => void,
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
    if (added.size > MANY) onAdded([root as unknown as ParentNode]);
    else if (added.size > 0) onAdded([...added].filter((element) => element.isConnected));
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
