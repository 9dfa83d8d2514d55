/** A list of nodes that changes from outside React and re-renders nothing but itself. */
import { type ReactElement, useLayoutEffect, useReducer } from 'react';

export interface LiveList {
  nodes: readonly ReactElement[];
  /** Renders `nodes` as they are now. */
  refresh(): void;
}

/** Elements are kept and compared by React by identity, so only what is new or gone is rendered. */
export function List({ list }: { list: LiveList }): ReactElement {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const { nodes } = list;
  useLayoutEffect(() => {
    list.refresh = refresh;
    // What came between rendering and committing had no one to call yet.
    if (list.nodes !== nodes) refresh();
  });
  return <>{nodes}</>;
}
