/** Puts the items that are shown first in their box, and restores the server's order. */
import { useLayoutEffect, useRef, useState } from 'react';

/** Puts those of the nodes that are in the box into this order, and moves none that stays shown: it would lose focus and playback. */
function updateOrder(box: Element, nodes: readonly Node[], staying: readonly Node[]): void {
  let next: Node | null = null;
  for (const node of [...nodes].reverse()) {
    if (node.parentNode !== box) continue;
    let after = node.nextSibling;
    // Others may have put something between.
    while (after && !nodes.includes(after)) after = after.nextSibling;
    if (after !== next && !staying.includes(node)) box.insertBefore(node, next);
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
export function useShownFirst(box: Element | undefined, items: readonly Node[], shown: readonly Node[]): void {
  const [server] = useState<readonly Node[]>(() => [...(box?.childNodes ?? [])]);
  const latest = useRef<readonly Node[]>([]);
  useLayoutEffect(() => {
    if (!box) return;
    const before = latest.current;
    latest.current = shown;
    const last = server.indexOf(shown[shown.length - 1] as Node);
    const early = server.filter((node, at) => at < last && items.includes(node) && !shown.includes(node));
    const staying = before.filter((node) => shown.includes(node));
    updateOrder(box, [...server.filter((node) => !early.includes(node)), ...early], staying);
  }, [box, items, shown, server]);
  useLayoutEffect(
    () => () => {
      if (box) updateOrder(box, server, latest.current);
    },
    [box, server],
  );
}
