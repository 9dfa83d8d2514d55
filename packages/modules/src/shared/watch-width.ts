/** Tells when an element's width changes, from nothing to something when it is shown included. */

/**
 * Calls `listener` after each change; the width it has now is no news.
 *
 * @returns the function that stops watching
 */
export function watchWidth(element: Element, listener: (width: number) => void): () => void {
  if (typeof ResizeObserver !== 'function') return () => {};
  let known: number | undefined;
  const observer = new ResizeObserver(([entry]) => {
    const width = entry?.contentRect.width ?? 0;
    const news = known !== undefined && known !== width;
    known = width;
    if (news) listener(width);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
