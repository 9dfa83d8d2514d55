/** Scrolls an opened title back into view when a taller item above it has closed. */
import { measure, page, scrollToY, stickyTop } from '@enliven/core';

/** Returns the scroll position that shows the item below the header; null if it is visible. All in pixels. */
export function correctedScroll(scrolledAtPress: number, header: number, itemTop: number): number | null {
  return scrolledAtPress + header > itemTop ? itemTop - header - SCROLL_GAP : null;
}

/** Height of what covers the top of the window. */
function headerHeight(item: Element): number {
  const { ownerDocument: owner } = item;
  const height = (id: string) => owner.getElementById(id)?.offsetHeight ?? 0;
  const main = owner.body.classList.contains('et_vertical_nav') ? 0 : height('main-header');
  let sticky = 0;
  const add = (pixels: number) => {
    sticky += pixels;
  };
  if (page().generation === 5) stickyTop.emit({ element: item, add });
  return height('wpadminbar') + height('top-header') + main + sticky;
}

/** Measures in the next frame and scrolls if needed. @returns the function that cancels it */
export function correctScroll(item: Element, scrolledAtPress: number): () => void {
  const view = item.ownerDocument.defaultView as Window;
  let stop = () => {};
  const cancel = measure(
    () => correctedScroll(scrolledAtPress, headerHeight(item), item.getBoundingClientRect().top + view.scrollY),
    (top) => {
      if (top !== null) stop = scrollToY(top, SCROLL_DURATION);
    },
  );
  return () => {
    cancel();
    stop();
  };
}

/** Milliseconds of the scroll that brings a title back into view. */
const SCROLL_DURATION = 400;
/** Pixels left free above that title. */
const SCROLL_GAP = 50;
