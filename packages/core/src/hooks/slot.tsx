/** Slot: an inserted element beside or inside a server element, into which React renders. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { type Insertion, useInsert } from './use-insert';

/** Place of a slot, and its children. */
export interface SlotProps extends Insertion {
  /** Server element at which the slot is inserted. */
  at: Element;
  children: ReactNode;
}

/**
 * Creates an element, inserts it, and portals the children into it.
 *
 * React never owns a server node: if another script emptied a portal's container, React would unmount the whole root. Other scripts do not
 * look inside our element.
 */
export function Slot({ at, children, ...insertion }: SlotProps): ReactNode {
  const container = useInsert(at, insertion);
  return container && createPortal(children, container);
}
