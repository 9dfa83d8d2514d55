/** Observes when elements come near for the first time, by lozad, and dispatches the events about it. */
/// <reference path="./lozad.d.ts" />
import lozad from 'lozad/dist/lozad.es.js';

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

/** By this attribute lozad marks what it has loaded, and passes over what has it already. */
const MARK = 'data-loaded';

/** Elements that lozad passes over. */
export const MARKED = `[${MARK}=true]`;

/** Creates an observer that calls `load` once for each element. The mark of lozad is taken back at once. */
export function entryObserver({ load, ...range }: EntryOptions): EntryObserver {
  let mark: string | null;
  return lozad(new DocumentFragment().childNodes, {
    ...range,
    load(element) {
      mark = element.getAttribute(MARK);
      load(element);
    },
    loaded(element) {
      if (mark === null) element.removeAttribute(MARK);
      else element.setAttribute(MARK, mark);
    },
  }).observer;
}

/** Dispatches an event about an instance. */
export const send = (target: EventTarget, type: string, instance: object): void => {
  target.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { instance } }));
};
