/** Tells when elements change their size: measured at once, while layout is known, and written in the next frame. */
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
  let callOff = () => {};
  const observer = new ResizeObserver((entries) => {
    const measured = read(entries);
    if (!write) return;
    callOff();
    callOff = measure(() => measured, write);
  });
  for (const element of elements) observer.observe(element, options);
  return () => {
    callOff();
    observer.disconnect();
  };
}
