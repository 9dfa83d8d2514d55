/** Dispatches the events that announce the start and end of sticking. */
import { emit } from '@enliven/core';
import type { Member } from './member';

/** Detail of `enliven:stick` and `enliven:unstick`, which bubble from the module. */
export interface StickyDetail {
  /** The module's key in the page's data. */
  stickyId: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A module begins to stick. */
    'enliven:stick': CustomEvent<StickyDetail>;
    /** A module returns to the flow. */
    'enliven:unstick': CustomEvent<StickyDetail>;
  }
}

/** Dispatches the theme's event on the window, then ours on the module. */
export function announce({ first, entry }: Member, stuck: boolean): void {
  const detail = { stickyId: entry.id };
  emit(first.ownerDocument.defaultView as Window, `ETBuilderSticky${stuck ? 'Start' : 'End'}`, detail);
  emit(first, `enliven:${stuck ? 'stick' : 'unstick'}`, detail);
}
