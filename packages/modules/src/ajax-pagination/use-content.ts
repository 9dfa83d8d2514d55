/** Shows other nodes inside a server element, and the server's own again at the end. */
import { useLayoutEffect, useRef } from 'react';

/** @param nodes null for the server's */
export function useContent(element: Element, nodes: readonly Node[] | null): void {
  const server = useRef<readonly Node[] | null>(null);
  useLayoutEffect(() => {
    if (!nodes) return;
    server.current ??= [...element.childNodes];
    element.replaceChildren(...nodes);
  }, [element, nodes]);
  useLayoutEffect(
    () => () => {
      if (server.current) element.replaceChildren(...server.current);
      server.current = null;
    },
    [element],
  );
}
