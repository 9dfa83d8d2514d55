/** Observers of the size and visibility of elements, shared by all callers. */
import { measure } from './measure';

/**
 * Observes the sizes of elements. The browser reports sizes between layout and paint: reads are free then, but writes would change sizes again,
 * which browsers report as an error if they cannot notify within the frame. So `write` runs before the next frame with the last result.
 *
 * @param read called soon, and whenever an element changes its size; must not write to the page
 * @param write called before the next frame
 * @param options the observed box
 * @returns the function that stops observing; without observers in the browser, nothing is called
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
 * Calls `listener` soon, and whenever the element enters or leaves the window grown by `margin` (as `rootMargin`, default none). Without
 * observers in the browser, every element counts as visible at once.
 *
 * @returns the function that stops observing
 */
export function watchVisible(element: Element, listener: Listener, margin = '0px'): () => void {
  if (typeof IntersectionObserver !== 'function') {
    listener(true);
    return () => {};
  }
  const { observer, listeners } = watchFor(margin);
  // Each call observes separately, even with a listener that already observes.
  const call: Listener = (visible) => listener(visible);
  listeners.set(element, [...(listeners.get(element) ?? []), call]);
  // The browser does not report an element again that it already observes.
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
