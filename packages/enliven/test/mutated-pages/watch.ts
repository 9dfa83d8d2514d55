/** Script that runs in a page before anything else: records the runtime's effects, by members that markup cannot hide. */

export interface Watch {
  /** The document before any deferred script has run. */
  sent: string;
  html(): string;
  mounts: number;
  elements(): number;
  /** Number of elements before any deferred script has run. */
  elementsSent: number;
  /** Pixels of the largest canvas, including those that are not in the document. */
  canvas: number;
  /** Milliseconds of the longest task. */
  longest: number;
  /** Errors of the runtime that reach the window, including those that the console does not show. */
  errors: string[];
  /** Errors of the page's own code. */
  own: string[];
  /** Parts of the page that the last stop has shown. */
  appeared: Element[];
  idle(): Promise<void>;
  all(selector: string): Element[];
  parentOf(element: Element): Element | null;
  /** Whether an element is visible by its style and that of its ancestors. */
  isShown(element: Element): boolean;
  hasSize(element: Element): boolean;
  /** Returns the tag and classes of an element. */
  describe(element: Element): string;
}

export type WatchedScope = typeof globalThis & { watched: Watch };

export function watch(): void {
  if (window.top !== window) return;
  const read = <T>(prototype: object, name: string) => {
    const get = Object.getOwnPropertyDescriptor(prototype, name)?.get as () => T;
    return (object: object) => get.call(object);
  };
  const root = read<Element>(Document.prototype, 'documentElement');
  const outer = read<string>(Element.prototype, 'outerHTML');
  const readyState = read<string>(Document.prototype, 'readyState');
  const parentOf = read<Element | null>(Node.prototype, 'parentElement');
  const localName = read<string>(Element.prototype, 'localName');
  const { querySelectorAll } = Document.prototype;
  const { checkVisibility, getAttribute, getBoundingClientRect } = Element.prototype;
  const { requestIdleCallback, requestAnimationFrame, setTimeout, document } = window;
  const watched: Watch = {
    sent: '',
    html: () => outer(root(document)),
    mounts: 0,
    elements: () => querySelectorAll.call(document, '*').length,
    elementsSent: 0,
    canvas: 0,
    longest: 0,
    errors: [],
    own: [],
    appeared: [],
    async idle() {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve, 15));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    },
    all: (selector) => [...querySelectorAll.call(document, selector)],
    parentOf,
    isShown: (element) => checkVisibility.call(element, { opacityProperty: true, visibilityProperty: true }),
    hasSize(element) {
      const { width, height } = getBoundingClientRect.call(element);
      return width > 1 && height > 1;
    },
    describe: (element) => `<${localName(element)} class="${getAttribute.call(element, 'class') ?? ''}">`.slice(0, 160),
  };
  Object.defineProperty(globalThis, 'watched', { value: watched });
  document.addEventListener('readystatechange', () => {
    if (readyState(document) !== 'interactive' || watched.sent) return;
    watched.sent = watched.html();
    watched.elementsSent = watched.elements();
  });
  document.addEventListener('enliven:mount', () => watched.mounts++);
  addEventListener('error', ({ message, error }) => {
    // Errors of observers have no error object. Such a message without details is of another origin.
    const isOurs = error ? String(error.stack).includes('/enliven/') : message !== 'Script error.';
    if (isOurs) watched.errors.push(`error event: ${message}`);
    else watched.own.push(message);
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  for (const side of ['width', 'height']) {
    const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side) as PropertyDescriptor;
    Object.defineProperty(HTMLCanvasElement.prototype, side, {
      ...own,
      set(value) {
        own.set?.call(this, value);
        watched.canvas = Math.max(watched.canvas, this.width * this.height);
      },
    });
  }
}
