/** Printed animation data, and visibility under the test's control. */
import { vi } from 'vitest';

const names = new Set<string>();

/** Prints a global, as the theme does. */
export function giveAnimations(name: string, value: unknown): void {
  names.add(name);
  (globalThis as Record<string, unknown>)[name] = value;
}

/** Removes all printed globals. */
export function takeAnimations(): void {
  for (const name of names) Reflect.deleteProperty(globalThis, name);
  names.clear();
}

export interface Watch {
  target: Element;
  options: IntersectionObserverInit;
  show(visible: boolean): void;
}

/** Installs an IntersectionObserver that the test controls; `vi.unstubAllGlobals()` removes it. */
export function fakeObserver(): Watch[] {
  const watches: Watch[] = [];
  type Tell = (entries: { target: Element; isIntersecting: boolean }[]) => void;
  class FakeObserver {
    #tell: Tell;
    #options: IntersectionObserverInit;
    constructor(tell: Tell, options: IntersectionObserverInit = {}) {
      this.#tell = tell;
      this.#options = options;
    }
    observe(target: Element) {
      const show = (isIntersecting: boolean) => this.#tell([{ target, isIntersecting }]);
      watches.push({ target, options: this.#options, show });
    }
    unobserve(target: Element) {
      for (const watch of [...watches])
        if (watch.target === target && watch.options === this.#options) watches.splice(watches.indexOf(watch), 1);
    }
    disconnect() {
      for (const watch of [...watches]) if (watch.options === this.#options) watches.splice(watches.indexOf(watch), 1);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return watches;
}

/** Makes an element visible to the observer with the margins of an entrance. */
export const enter = (watches: readonly Watch[], element: Element): void => {
  for (const { target, options, show } of [...watches])
    if (target === element && options.rootMargin?.startsWith('9999999px')) show(true);
};
