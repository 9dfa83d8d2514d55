/** A list of nodes that changes from outside React and re-renders nothing but itself. */
import { type ReactElement, useLayoutEffect, useReducer } from 'react';

export interface LiveList {
  nodes: ReactElement[];
  /** How often it was changed. */
  version: number;
  /** Whether a rendering that will show the newest nodes is under way. */
  pending: boolean;
  /** Renders `nodes` as they are now. */
  refresh(): void;
}

export const liveList = (): LiveList => ({ nodes: [], version: 0, pending: true, refresh() {} });

/** Call it after each change of the nodes; many changes in a row are one rendering. */
export function changed(list: LiveList): void {
  list.version++;
  if (list.pending) return;
  list.pending = true;
  list.refresh();
}

/** Elements are kept and compared by React by identity, so only what is new or gone is rendered. */
export function List({ list }: { list: LiveList }): ReactElement {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const { version } = list;
  list.pending = false;
  useLayoutEffect(() => {
    list.refresh = refresh;
    // What came between the first rendering and its commit had no one to call yet.
    if (list.version !== version) refresh();
  });
  return <>{[...list.nodes]}</>;
}
