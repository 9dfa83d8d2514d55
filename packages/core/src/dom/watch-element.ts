/** Observes the size and the visibility of elements; all callers share one observer. */
import { measure } from './measure';

/**
 * The browser tells sizes between layout and paint. Reading costs nothing then, but what is written there changes sizes
 * once more, and sizes that cannot be told within the same frame are an error at the page's error monitoring. So `write`
 * waits for the next frame and gets what was read last.
 *
 * @param read called soon, and whenever one of them changes its size; never writes to the page
 * @param write called before the next frame
 * @param options which box of the elements counts
 * @returns the function that stops watching; where nothing can be observed, nothing is called
 */
export function watchSize<T>(
  elements: Iterable<Element>,
  read: (entries: readonly ResizeObserverEntry[]) => T,
  write?: (measured: T) => void,
  options?: ResizeObserverOptions,
): () => void {
  if (typeof ResizeObserver !== 'function') return () => {};
  let cancel = () => {};
  const observer = new ResizeObserver((entries) => {
    const measured = read(entries);
    if (!write) return;
    cancel();
    cancel = measure(() => measured, write);
  });
  for (const element of elements) observer.observe(element, options);
  return () => {
    cancel();
    observer.disconnect();
  };
}

type Listener = (visible: boolean) => void;

interface Watch {
  observer: IntersectionObserver;
  listeners: Map<Element, readonly Listener[]>;
}

const watches = new Map<string, Watch>();

function watchFor(margin: string): Watch {
  const known = watches.get(margin);
  if (known) return known;
  const listeners: Watch['listeners'] = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        listeners.get(target)?.forEach((listener) => {
          listener(isIntersecting);
        });
    },
    { rootMargin: margin },
  );
  const watch = { observer, listeners };
  watches.set(margin, watch);
  return watch;
}

/**
 * Calls `listener` soon, and again whenever the element enters or leaves the window grown by `margin` (as `rootMargin`,
 * default none). Where nothing can be observed, everything counts as visible at once.
 *
 * @returns the function that stops watching
 */
export function watchVisible(element: Element, listener: Listener, margin = '0px'): () => void {
  if (typeof IntersectionObserver !== 'function') {
    listener(true);
    return () => {};
  }
  const { observer, listeners } = watchFor(margin);
  // Each call is a watch of its own, even with a listener that watches already.
  const call: Listener = (visible) => listener(visible);
  listeners.set(element, [...(listeners.get(element) ?? []), call]);
  // An element that is observed already would not be told about again.
  observer.unobserve(element);
  observer.observe(element);
  return () => {
    const left = (listeners.get(element) ?? []).filter((one) => one !== call);
    listeners.set(element, left);
    if (left[0]) return;
    listeners.delete(element);
    observer.unobserve(element);
    if (listeners.size > 0 || watches.get(margin)?.observer !== observer) return;
    observer.disconnect();
    watches.delete(margin);
  };
}
