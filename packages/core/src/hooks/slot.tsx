/** A place for new interface: an element of ours beside or inside the server's, with React rendering into it. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { type Insertion, useInsert } from './use-insert';

/** Where a slot stands, and what is rendered into it. */
export interface SlotProps extends Insertion {
  /** The server's element it is placed at. */
  at: Element;
  children: ReactNode;
}

/**
 * Creates an element, inserts it, and portals the children into it.
 *
 * React never owns a server node: were the portal's container emptied by someone else, React would take down the whole
 * root. Our element survives that, since nobody but us looks inside.
 */
export function Slot({ at, children, ...insertion }: SlotProps): ReactNode {
  const container = useInsert(at, insertion);
  return container && createPortal(children, container);
}
