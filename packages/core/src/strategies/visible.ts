/** Wakes when the element comes near the window. */
import type { Strategy } from './index';

/** How near, above and below. A fast flick covers about this much while a chunk arrives. */
const MARGIN = '300px 0px';

let observer: IntersectionObserver | undefined;
const waiting = new Map<Element, Set<() => void>>();

function onChange(entries: IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    if (entry.isIntersecting) for (const wake of waiting.get(entry.target) ?? []) wake();
  }
}

export const visible: Strategy = (element, wake) => {
  if (typeof IntersectionObserver !== 'function') {
    wake();
    return () => {};
  }
  observer ??= new IntersectionObserver(onChange, { rootMargin: MARGIN });
  const wakes = waiting.get(element) ?? new Set();
  waiting.set(element, wakes.add(wake));
  observer.observe(element);
  return () => {
    wakes.delete(wake);
    if (wakes.size > 0 || waiting.get(element) !== wakes) return;
    waiting.delete(element);
    observer?.unobserve(element);
    if (waiting.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
};
