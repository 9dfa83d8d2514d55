/** The runtimes of the page, so that elements that one releases are found by another. */
import { shared } from './shared';

interface Running {
  root: Node;
  /** Looks again. @default at its root */
  scan(from?: ParentNode): void;
}

const all = shared('runtimes', () => new Set<Running>());

/** Adds a runtime. @returns the function that removes it; then the others scan its root */
export function joinRuntimes(running: Running): () => void {
  all.add(running);
  return () => {
    all.delete(running);
    const root = running.root as Element;
    const rescan = () => {
      for (const { root: around, scan } of all) scan(around.contains(root) ? root : undefined);
    };
    if (all.size > 0) setTimeout(rescan);
  };
}
