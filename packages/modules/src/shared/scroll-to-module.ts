/** Scrolls a module's top into view, below whatever is fixed above it (contract §18, §34). */
import { measure, scrollToY, stickyTop } from '@enliven/core';

/** Fixed headers exist above this width; the admin bar is fixed above the other. CSS pixels. */
const HEADER_ABOVE = 980;
const ADMIN_BAR_ABOVE = 600;

/** Height of what covers the top of the window above a module. */
function coveredTop(module: Element): number {
  const { body, documentElement: page } = module.ownerDocument;
  const height = (id: string) => module.ownerDocument.getElementById(id)?.offsetHeight ?? 0;
  const width = page.clientWidth;
  const fixed = body.classList.contains('et_fixed_nav') && width > HEADER_ABOVE;
  let covered = fixed ? height('top-header') + height('main-header') : 0;
  if (width > ADMIN_BAR_ABOVE) covered += height('wpadminbar');
  const add = (pixels: number) => {
    covered += pixels;
  };
  stickyTop.emit({ element: module, add });
  return covered;
}

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
    () => Math.round(module.getBoundingClientRect().top + view.scrollY) - coveredTop(module) - gap,
    (top) => {
      stop = scrollToY(Math.max(0, top), duration);
    },
  );
  return () => {
    callOff();
    stop();
  };
}
