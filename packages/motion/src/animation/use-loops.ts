/** Everything on the page that moves without end, and whether the visitor has stopped it. */
import { useSyncExternalStore } from 'react';

interface Loops {
  /** In the order they began; the first one shows the switch. */
  readonly all: readonly symbol[];
  readonly stopped: boolean;
}

let loops: Loops = { all: [], stopped: false };
const listeners = new Set<() => void>();

function change(next: Partial<Loops>): void {
  loops = { ...loops, ...next };
  for (const listener of [...listeners]) listener();
}

/** @returns the function that ends it; without any nothing is stopped any more */
export function addLoop(loop: symbol): () => void {
  change({ all: [...loops.all, loop] });
  return () => {
    const all = loops.all.filter((one) => one !== loop);
    change(all.length > 0 ? { all } : { all, stopped: false });
  };
}

export const stopLoops = (stopped: boolean): void => change({ stopped });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const read = () => loops;

export const useLoops = (): Loops => useSyncExternalStore(subscribe, read, read);
