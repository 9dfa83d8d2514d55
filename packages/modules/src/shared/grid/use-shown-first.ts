/** Puts the items that are shown first in their box, and restores the server's order. */
import { useLayoutEffect, useRef, useState } from 'react';

/** Puts those of the nodes that are in the box into this order, and moves none of the fixed ones, which have it already. */
function updateOrder(box: Element, nodes: readonly Node[], fixed: ReadonlySet<Node>): void {
  const known = new Set(nodes);
  let next: Node | null = null;
  for (const node of [...nodes].reverse()) {
    if (node.parentNode !== box) continue;
    let after = node.nextSibling;
    // Others may have put something between.
    while (after && !known.has(after)) after = after.nextSibling;
    if (after !== next && !fixed.has(node)) box.insertBefore(node, next);
    next = node;
  }
}

/**
 * Theme style sheets count the children of a grid, hidden ones too, for the margins and the beginnings of its rows
 * (docs/reference/galleries-and-portfolios.md#filterable-portfolio).
 *
 * @param items in the server's order
 * @param shown some of them, in the same order
 */
export function useShownFirst(box: Element | undefined, items: readonly Element[], shown: readonly Element[]): void {
  const [server] = useState<readonly Node[]>(() => [...(box?.childNodes ?? [])]);
  const latest = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    if (!box) return;
    const all = new Set(items);
    const chosen = new Set(shown);
    const order = [...box.children].filter((child) => all.has(child));
    // A move takes focus and playback away, so what stays shown stays where it is.
    const staying = latest.current.filter((item) => chosen.has(item));
    const last = order.lastIndexOf(staying[staying.length - 1] as Element);
    const isHidden = (item: Element) => !chosen.has(item);
    // Each move costs, so the order of what is hidden does not matter until the end.
    const fixed = new Set([...staying, ...order.slice(last + 1).filter(isHidden)]);
    latest.current = shown;
    updateOrder(box, [...shown, ...order.filter(isHidden)], fixed);
  }, [box, items, shown]);
  useLayoutEffect(
    () => () => {
      if (box) updateOrder(box, server, new Set(latest.current));
    },
    [box, server],
  );
}
