/** Rendering of many parts in slices. */
import { useLayoutEffect, useState } from 'react';

/** Number of parts in a slice. Hardly any module has more, so most modules render once. */
export const SLICE = 200;

/** Returns how many of `total` parts to render: one slice at first, and one more slice after each render. @param size number of parts in a slice */
export function useSlice(total: number, size = SLICE): number {
  const [count, setCount] = useState(size);
  useLayoutEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => setCount(count + size));
    return () => clearTimeout(timer);
  }, [count, total, size]);
  return Math.min(count, total);
}
