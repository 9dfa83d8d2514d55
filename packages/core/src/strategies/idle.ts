/** Wakes when the page has loaded and the main thread has nothing else to do. */
import type { Strategy } from './index';

/** Safari has no idle callback: long enough for the first paint, short enough not to be noticed. */
const FALLBACK_DELAY = 200;

/** Calls back once the document is complete and the browser idle. @returns the function that calls it off. */
export function whenIdle(callback: () => void): () => void {
  let cancel: () => void;
  const schedule = () => {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(callback, { timeout: 2000 });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(callback, FALLBACK_DELAY);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') schedule();
  else {
    window.addEventListener('load', schedule, { once: true });
    cancel = () => window.removeEventListener('load', schedule);
  }
  return () => cancel();
}

export const idle: Strategy = (_element, wake) => whenIdle(wake);
