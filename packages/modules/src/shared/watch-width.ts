/** Tells when an element's width changes, from nothing to something when it is shown included. */
import { watchSize } from '@enliven/core';

/**
 * Calls `listener` in the frame after each change; the width it has now is no news.
 *
 * @returns the function that stops watching
 */
export function watchWidth(element: Element, listener: (width: number) => void): () => void {
  let known: number | undefined;
  return watchSize(
    [element],
    ([entry]) => entry?.contentRect.width ?? 0,
    (width) => {
      const news = known !== undefined && known !== width;
      known = width;
      if (news) listener(width);
    },
  );
}
