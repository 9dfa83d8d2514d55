/** A timer that goes with its mount. */
import { useLayoutEffect } from 'react';
import { guard } from './guard';
import { usePlace } from './mount-context';
import { useLatest } from './use-latest';

/**
 * Calls back `delay` ms after it was last set; null stops it.
 *
 * @param turn whenever it changes, the time starts anew
 */
export function useTimeout(callback: () => void, delay: number | null, turn?: unknown): void {
  const place = usePlace();
  const latest = useLatest(callback);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is a reason, nothing that is used.
  useLayoutEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(
      guard(place, () => latest.current()),
      delay,
    );
    return () => clearTimeout(timer);
  }, [delay, place, latest, turn]);
}
