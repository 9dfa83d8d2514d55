/** The current second, followed only while somebody looks and something is left. */
import { useLayoutEffect, useState } from 'react';
import { $second } from './second';

/** Unix time in seconds; stands still while not `active`, and from `end` on. */
export function useSecond(active: boolean, end: number): number {
  const [second, setSecond] = useState(() => $second.get());
  const running = active && second < end;
  useLayoutEffect(() => {
    if (!running) return;
    const stop = $second.listen(setSecond);
    setSecond($second.get());
    return stop;
  }, [running]);
  return second;
}
