/** A list of nodes that changes from outside React and re-renders nothing but itself. */
import { memo, type ReactElement, useLayoutEffect, useReducer } from 'react';

export interface LiveList {
  readonly nodes: readonly ReactElement[];
  /** Renders `nodes` as they are now. */
  refresh(): void;
}

export const List = memo(function List({ list }: { list: LiveList }): ReactElement {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const { nodes } = list;
  useLayoutEffect(() => {
    list.refresh = refresh;
    // What came between rendering and committing had no one to call yet.
    if (list.nodes !== nodes) refresh();
  });
  return <>{nodes}</>;
});
