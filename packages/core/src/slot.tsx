/** A place for new interface: an element of ours beside or inside the server's, with React rendering into it. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export interface SlotProps {
  /** The server's element it is placed at. */
  at: Element;
  /** @default 'beforeend' */
  where?: InsertPosition;
  /** Tag of our element. @default 'div' */
  tag?: string;
  /** Classes of our element. */
  className?: string;
  children: ReactNode;
}

/**
 * Creates an element, inserts it, and portals the children into it.
 *
 * React never owns a server node: were the portal's container emptied by someone else, React would take down the whole
 * root. Our element survives that, since nobody but us looks inside.
 */
export function Slot({ at, where = 'beforeend', tag = 'div', className, children }: SlotProps): ReactNode {
  const [container, setContainer] = useState<Element>();
  useLayoutEffect(() => {
    const element = at.ownerDocument.createElement(tag);
    if (className) element.className = className;
    element.setAttribute('data-enliven-ignore', '');
    at.insertAdjacentElement(where, element);
    setContainer(element);
    return () => {
      element.remove();
      setContainer(undefined);
    };
  }, [at, where, tag, className]);
  return container ? createPortal(children, container) : null;
}
