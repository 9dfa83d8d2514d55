/** The runtimes of the page, so that what one gives back is found by another that looks there, too. */
import { shared } from './shared';

interface Running {
  root: Node;
  /** Looks again. @default at its root */
  scan(from?: ParentNode): void;
}

const all = shared('runtimes', () => new Set<Running>());

/** @returns the function that leaves: the others look again where it looked, once everything that ends with it has ended */
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
