/** Boxes for a DOM without layout, from `data-box` and the scroll position. */
import { nextFrames } from '@enliven/testing';
import { vi } from 'vitest';

/** Gives each element the box of its `data-box`: `left top width height` from the top left of the document. */
export function giveBoxes(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left = 0, top = 0, width = 0, height = 0] = (this.getAttribute('data-box') ?? '').split(' ').map(Number);
    return new DOMRect(left - window.scrollX, top - window.scrollY, width, height);
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.hasAttribute('data-box') ? [{}] : []) as unknown as DOMRectList;
  });
}

/** Scrolls with a scroll event. */
export function scrollPage(y: number): Promise<void> {
  window.scrollTo(0, y);
  window.dispatchEvent(new Event('scroll'));
  return nextFrames(1);
}
