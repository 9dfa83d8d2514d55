/** Wakes when the page has loaded and the main thread has nothing else to do. */
import type { Strategy } from './strategy';

/** Safari has no idle callback: long enough for the first paint, short enough not to be noticed. */
const FALLBACK_DELAY = 200;
/** A page that is never idle is woken all the same, after so many ms. */
const PATIENCE = 2000;

/** Calls back once the document is complete and the browser idle. @returns the function that calls it off */
export function whenIdle(callback: () => void): () => void {
  let wanted = true;
  const run = () => wanted && callback();
  const schedule = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(run, { timeout: PATIENCE })
      : setTimeout(run, FALLBACK_DELAY);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
  return () => {
    wanted = false;
    removeEventListener('load', schedule);
  };
}

export const idle: Strategy = (_element, wake) => whenIdle(wake);
