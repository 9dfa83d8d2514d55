/** Boxes for happy-dom, which has no layout, so that displayed elements have a size. */

const WIDTH = 1024;
const HEIGHT = 100;

/** Whether an element and all its ancestors are displayed. */
function hasBox(element: Element): boolean {
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (getComputedStyle(node).display === 'none') return false;
  }
  return true;
}

function size(name: 'clientWidth' | 'clientHeight' | 'scrollHeight' | 'offsetHeight', pixels: number): void {
  Object.defineProperty(HTMLElement.prototype, name, {
    configurable: true,
    get(this: HTMLElement) {
      return hasBox(this) ? pixels : 0;
    },
  });
}

if (typeof navigator !== 'undefined' && /happy/i.test(navigator.userAgent)) {
  size('clientWidth', WIDTH);
  for (const name of ['clientHeight', 'scrollHeight', 'offsetHeight'] as const) size(name, HEIGHT);
}
