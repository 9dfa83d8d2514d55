/** Work on many parts in slices: how many of them to render so far. */
import { useLayoutEffect, useState } from 'react';

/** Parts of a slice. Hardly any module has more, so nothing is rendered twice. */
export const SLICE = 200;

/** Returns how many of `total` parts to render: those of one slice at first, and one slice more after each rendering. */
export function useSlice(total: number): number {
  const [count, setCount] = useState(SLICE);
  useLayoutEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => setCount(count + SLICE));
    return () => clearTimeout(timer);
  }, [count, total]);
  return Math.min(count, total);
}
