/** A callback per frame, for as long as something moves. */
import { useLayoutEffect } from 'react';
import { guard } from './guard';
import { usePlace } from './mount-context';
import { useLatest } from './use-latest';

/** Calls back before each frame with the time in ms while `active`; browsers rest it on hidden pages. */
export function useFrame(callback: (time: number) => void, active: boolean): void {
  const place = usePlace();
  const latest = useLatest(callback);
  useLayoutEffect(() => {
    if (!active) return;
    const call = guard(place, (time: number) => latest.current(time));
    let frame = requestAnimationFrame(function step(time) {
      frame = requestAnimationFrame(step);
      call(time);
    });
    return () => cancelAnimationFrame(frame);
  }, [active, place, latest]);
}
