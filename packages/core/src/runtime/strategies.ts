/** Strategies: when an element is mounted, by name. */
import { watchVisible } from '../dom/watch-element';
import type { When } from './behavior';

/** Calls `wake` when a mount should start; returns the function that stops waiting. */
type Strategy = (element: Element, wake: () => void) => () => void;

/** Wakes at once. */
export const now: Strategy = (_element, wake) => {
  wake();
  return () => {};
};

/** How near, above and below. A fast flick covers about this much while a chunk arrives. */
const MARGIN = '300px 0px';

/** Wakes when the element comes near the window. */
export const visible: Strategy = (element, wake) =>
  watchVisible(
    element,
    (near) => {
      if (near) wake();
    },
    MARGIN,
  );

/** Safari has no idle callback: long enough for the first paint, short enough not to be noticed. */
const FALLBACK_DELAY = 200;
/** Milliseconds after which mounts wake even if the page is never idle. */
const IDLE_TIMEOUT = 2000;

/**
 * Calls `callback` once the document is complete and the browser is idle.
 *
 * @param callback receives the remaining time, if the browser reports it
 * @returns the function that cancels the call
 */
export function whenIdle(callback: (deadline?: IdleDeadline) => void): () => void {
  let wanted = true;
  const run = (deadline?: IdleDeadline) => wanted && callback(deadline);
  const schedule = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(run, { timeout: IDLE_TIMEOUT })
      : setTimeout(run, FALLBACK_DELAY);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
  return () => {
    wanted = false;
    removeEventListener('load', schedule);
  };
}

export const idle: Strategy = (_element, wake) => whenIdle(() => wake());

/** Waits for the visitor: `presses.ts` wakes mounts that are touched or focused, and the idle sweep wakes all others. */
export const interaction: Strategy = () => () => {};

/** Without a prototype, since the site's configuration chooses by name. */
export const strategies = { __proto__: null, now, visible, idle, interaction } as unknown as Record<When, Strategy>;
