/** A repeating timer that rests while nobody sees the page. */
import { useLayoutEffect } from 'react';
import { guard } from './guard';
import { usePlace } from './mount-context';
import { $pageVisible } from './page-visible';
import { useLatest } from './use-latest';
import { useStore } from './use-store';

/** Calls back every `delay` ms while the page is visible; null stops it. */
export function useInterval(callback: () => void, delay: number | null): void {
  const place = usePlace();
  const latest = useLatest(callback);
  const visible = useStore($pageVisible);
  useLayoutEffect(() => {
    if (delay === null || !visible) return;
    const timer = setInterval(
      guard(place, () => latest.current()),
      delay,
    );
    return () => clearInterval(timer);
  }, [delay, visible, place, latest]);
}
