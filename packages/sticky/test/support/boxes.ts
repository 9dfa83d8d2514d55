/** Boxes for a DOM without layout, from `data-box` and the scroll position. */
import { nextFrames } from '@enliven/testing';
import { onTestFinished, vi } from 'vitest';

/** @returns left, top, width and height relative to the document */
function boxOf(element: Element): [number, number, number, number] {
  const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '').split(' ').map(Number);
  return [left, top, width, height];
}

/** Gives elements their boxes until the end of the test. */
export function giveBoxes(): void {
  const { prototype } = Element;
  vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, top, width, height] = boxOf(this);
    return new DOMRect(left - window.scrollX, top - window.scrollY, width, height);
  });
  vi.spyOn(prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.hasAttribute('data-box') ? [{}] : []) as unknown as DOMRectList;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
}

/** Scrolls with a scroll event, and waits until all modules have updated. */
export function scrollPage(y: number): Promise<void> {
  window.scrollTo(0, y);
  window.dispatchEvent(new Event('scroll'));
  return nextFrames(1);
}

/** A module in the flow at `top`. */
export const boxed = (id: string, top: number, height: number, inner: string = id, more = ''): string =>
  `<div class="et_pb_module et_pb_sticky_module ${id}" data-box="100 ${top} 800 ${height}" ${more}>${inner}</div>`;
