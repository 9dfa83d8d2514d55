/** Visibility of elements and the motion preference, under the test's control. */

interface Watch {
  callback: IntersectionObserverCallback;
  margin: string;
  targets: Set<Element>;
}

/**
 * Replaces `IntersectionObserver`. All elements are below the window until `look` moves them.
 *
 * @returns `look(element, where)` moves an element; `restore` restores the browser's observer
 */
export function controlSight(): { look(element: Element, where: 'below' | 'seen' | 'above'): void; restore(): void } {
  const before = globalThis.IntersectionObserver;
  const watches = new Set<Watch>();
  const places = new Map<Element, 'below' | 'seen' | 'above'>();
  const tell = ({ callback, margin }: Watch, target: Element) => {
    const place = places.get(target) ?? 'below';
    const isIntersecting = place === 'seen' || (place === 'above' && margin.startsWith('9999999px'));
    callback([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
  };
  globalThis.IntersectionObserver = class {
    readonly #watch: Watch;
    constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
      this.#watch = { callback, margin: rootMargin, targets: new Set() };
    }
    observe(target: Element): void {
      watches.add(this.#watch);
      this.#watch.targets.add(target);
      queueMicrotask(() => this.#watch.targets.has(target) && tell(this.#watch, target));
    }
    unobserve(target: Element): void {
      this.#watch.targets.delete(target);
    }
    disconnect(): void {
      this.#watch.targets.clear();
    }
  } as unknown as typeof IntersectionObserver;
  return {
    look(element, where) {
      places.set(element, where);
      for (const watch of watches) if (watch.targets.has(element)) tell(watch, element);
    },
    restore() {
      globalThis.IntersectionObserver = before;
    },
  };
}

/** Simulates reduced motion. @returns a function that restores the preference */
export function reduceMotion(): () => void {
  const before = window.matchMedia;
  const list = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion'), media: query });
  window.matchMedia = list as unknown as typeof window.matchMedia;
  return () => {
    window.matchMedia = before;
  };
}
