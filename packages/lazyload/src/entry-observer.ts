/** Tells when elements come near for the first time; lozad watches. */
import lozad from 'lozad';

export interface EntryObserver {
  observe(element: Element): void;
  unobserve(element: Element): void;
  disconnect(): void;
}

export interface EntryOptions {
  /** What scrolls; null for the window. */
  root: Element | null;
  rootMargin: string;
  /** Is called once for each element. */
  load(element: Element): void;
}

/** lozad wants an element to begin with; ours come later. */
export const entryObserver = (options: EntryOptions): EntryObserver =>
  lozad(document.documentElement, options).observer;
