/** Tells the page that a module sticks, or does no more. */
import { emit } from '@enliven/core';

/** Of `enliven:stick` and `enliven:unstick`, which bubble from the module. */
export interface StickyDetail {
  /** Its name in the page's data. */
  stickyId: string;
}

/** The theme's event on the window first, which other scripts know; then ours on the module. */
export function announce(element: Element, stickyId: string, stuck: boolean): void {
  const view = element.ownerDocument.defaultView as Window;
  emit(view, `ETBuilderSticky${stuck ? 'Start' : 'End'}`, { stickyId });
  emit(element, `enliven:${stuck ? 'stick' : 'unstick'}`, { stickyId });
}
