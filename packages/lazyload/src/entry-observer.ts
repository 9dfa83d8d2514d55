/** Observes when elements come near for the first time, by lozad, and dispatches the events about it. */
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

/** Dispatches an event about an instance. */
export const send = (target: EventTarget, type: string, instance: object): void => {
  target.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { instance } }));
};
