/** Rendering of many parts in slices. */
import { useLayoutEffect, useState } from 'react';

/** Number of parts in a slice. Hardly any module has more, so most modules render once. */
export const SLICE = 200;

/** Returns how many of `total` parts to render: one slice at first, and one more slice after each render. */
export function useSlice(total: number): number {
  const [count, setCount] = useState(SLICE);
  useLayoutEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => setCount(count + SLICE));
    return () => clearTimeout(timer);
  }, [count, total]);
  return Math.min(count, total);
}
