/** Tells when elements come near for the first time; lozad watches. */
import lozad from 'lozad';

export interface EntryObserver {
  observe(element: Element): void;
  unobserve(element: Element): void;
  disconnect(): void;
}

/** @param onEnter is called once for each element */
export function entryObserver(
  root: Element | null,
  rootMargin: string,
  onEnter: (element: HTMLElement) => void,
): EntryObserver {
  const options = {
    root,
    rootMargin,
    load: onEnter as (element: Element) => void,
    // Its mark would say that things have loaded when they have only begun to.
    loaded: (element: Element) => element.removeAttribute('data-loaded'),
  };
  // It wants an element to begin with; ours come later.
  return lozad(document.documentElement, options).observer;
}
