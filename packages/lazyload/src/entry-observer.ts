/** Observer of elements that come near for the first time, based on lozad, and the events about them. */
import lozad from 'lozad';

/** Observer of elements that come near for the first time. */
export interface EntryObserver {
  observe(element: Element): void;
  unobserve(element: Element): void;
  disconnect(): void;
}

export interface EntryOptions {
  /** Scroll container; null for the window. */
  root: Element | null;
  rootMargin: string;
  /** Called once for each element. */
  load(element: HTMLElement): void;
}

/** Creates an observer. The first argument is unused, since elements are added later. */
export const entryObserver: (none: string, options: EntryOptions) => { observer: EntryObserver } = lozad;

/** Dispatches an event about an instance. */
export const send = (target: EventTarget, type: string, instance: object): void => {
  target.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { instance } }));
};
