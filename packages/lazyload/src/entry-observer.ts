/** Observer of elements that come near for the first time, based on lozad, and the events about them. */
/// <reference path="./lozad.d.ts" />
import lozad from 'lozad/dist/lozad.es.js';

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

/** Attribute by which lozad marks loaded elements, and skips marked ones. */
const MARK = 'data-loaded';

/** Selector of elements that lozad skips. */
export const MARKED = `[${MARK}=true]`;

/** Creates an observer that calls `load` once for each element. Removes lozad's mark again. */
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
