/** Tells the page that a module sticks, or does no more. */
import { emit } from '@enliven/core';
import type { Member } from './member';

/** Of `enliven:stick` and `enliven:unstick`, which bubble from the module. */
export interface StickyDetail {
  /** Its name in the page's data. */
  stickyId: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A module begins to stick. */
    'enliven:stick': CustomEvent<StickyDetail>;
    /** It no longer sticks. */
    'enliven:unstick': CustomEvent<StickyDetail>;
  }
}

/** The theme's event on the window first, which other scripts know; then ours on the module. */
export function announce({ first, entry }: Member, stuck: boolean): void {
  const detail = { stickyId: entry.id };
  emit(first.ownerDocument.defaultView as Window, `ETBuilderSticky${stuck ? 'Start' : 'End'}`, detail);
  emit(first, `enliven:${stuck ? 'stick' : 'unstick'}`, detail);
}
