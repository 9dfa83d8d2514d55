/** Tells when elements come near the window: one observer for each distance, and nothing kept for each element. */

export interface NearWatch {
  /** @param margin how near, as `rootMargin` */
  add(element: Element, margin: string): void;
  remove(element: Element): void;
  stop(): void;
}

/** @param onNear hears of all that have come at one moment; where nothing can be observed everything is near */
export function nearWatch(onNear: (elements: ReadonlySet<Element>) => void): NearWatch {
  const observers = new Map<string, IntersectionObserver>();

  function hear(entries: readonly IntersectionObserverEntry[]): void {
    const near = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? target : []));
    if (near.length > 0) onNear(new Set(near));
  }

  return {
    add(element, margin) {
      if (typeof IntersectionObserver !== 'function') return onNear(new Set([element]));
      const observer = observers.get(margin) ?? new IntersectionObserver(hear, { rootMargin: margin });
      observers.set(margin, observer);
      observer.observe(element);
    },
    remove(element) {
      for (const observer of observers.values()) observer.unobserve(element);
    },
    stop() {
      for (const observer of observers.values()) observer.disconnect();
    },
  };
}
