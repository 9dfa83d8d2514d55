/** Observes when elements come near for the first time, by lozad. */
import lozad from 'lozad';

/** Observes when elements come near for the first time. */
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
  load(element: HTMLElement): void;
}

/** The first argument is of no use: elements come later. */
export const entryObserver: (none: string, options: EntryOptions) => { observer: EntryObserver } = lozad;
