/** Moves visible items to the start of their box, and restores the server's order. */
import { member } from '@enliven/core';
import { useLayoutEffect, useRef, useState } from 'react';

/** Puts the nodes of the box into an order without moving the fixed nodes, which already have it. */
function updateOrder(box: Element, nodes: readonly Node[], fixed: ReadonlySet<Node>): void {
  const known = new Set(nodes);
  let next: Node | null = null;
  for (const node of [...nodes].reverse()) {
    if (member(node, 'parentNode') !== box) continue;
    let after = member(node, 'nextSibling');
    // Other scripts may have inserted nodes between.
    while (after && !known.has(after)) after = member(after, 'nextSibling');
    if (after !== next && !fixed.has(node)) member(box, 'insertBefore')(node, next);
    next = node;
  }
}

/**
 * Moves visible items first, since theme style sheets use `:nth-child()` for the margins of rows, which counts hidden items too
 * (docs/reference/galleries-and-portfolios.md#filterable-portfolio).
 *
 * @param items in the server's order
 * @param shown visible items, in the same order
 */
export function useShownFirst(box: Element | undefined, items: readonly Element[], shown: readonly Element[]): void {
  const [server] = useState<readonly Node[]>(() => [...(box ? member(box, 'childNodes') : [])]);
  const latest = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    if (!box) return;
    const all = new Set(items);
    const visible = new Set(shown);
    const order = [...member(box, 'children')].filter((child) => all.has(child));
    // Moving an item loses focus and playback, so items that stay visible are not moved.
    const staying = latest.current.filter((item) => visible.has(item));
    const last = order.lastIndexOf(staying[staying.length - 1] as Element);
    const isHidden = (item: Element) => !visible.has(item);
    // Hidden items are not moved either, since each move costs time and their order does not matter until unmount.
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
