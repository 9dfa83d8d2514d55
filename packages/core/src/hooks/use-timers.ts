/** Timers and frame callbacks that end with their mount. */
import { $pageVisible } from '../stores/browser';
import { useLatest } from './use-latest';
import { useScope } from './use-scope';
import { useStore } from './use-store';

/**
 * Calls `callback` `delay` milliseconds after `delay` was last set; null stops the timer.
 *
 * @param restart restarts the time whenever this value changes
 */
export function useTimeout(callback: () => void, delay: number | null, restart?: unknown): void {
  const latest = useLatest(callback);
  useScope(
    (scope) => {
      if (delay !== null) scope.timeout(() => latest.current(), delay);
    },
    [delay, latest, restart],
  );
}

/** Calls `callback` every `delay` milliseconds while the page is visible; null stops the timer. */
export function useInterval(callback: () => void, delay: number | null): void {
  const latest = useLatest(callback);
  const visible = useStore($pageVisible);
  useScope(
    (scope) => {
      if (delay !== null && visible) scope.interval(() => latest.current(), delay);
    },
    [delay, visible, latest],
  );
}

/** Calls `callback` before each frame with the time in milliseconds while `active`; not on hidden pages. */
export function useFrame(callback: (time: number) => void, active: boolean): void {
  const latest = useLatest(callback);
  useScope(
    (scope) => {
      if (active) scope.frame((time) => latest.current(time));
    },
    [active, latest],
  );
}
