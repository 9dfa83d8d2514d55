/** Scrolls a module's top into view, below whatever is fixed above it (docs/reference/shared.md#scrolling). */
import { measure, page, scrollOffset, scrollToY } from '@enliven/core';

/**
 * Measures in the next frame, then scrolls for `duration` ms.
 *
 * @param gap kept above it, in pixels
 * @returns the function that stops it
 */
export function scrollToModule(module: Element, duration: number, gap = 0): () => void {
  const view = module.ownerDocument.defaultView as Window;
  let stop = () => {};
  const callOff = measure(
    () => module.getBoundingClientRect().top + view.scrollY - scrollOffset(module, page().generation) - gap,
    (top) => {
      stop = scrollToY(Math.max(0, Math.round(top)), duration);
    },
  );
  return () => {
    callOff();
    stop();
  };
}
