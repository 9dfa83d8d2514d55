/** What one disclosure can be, and what a press or the end of a slide makes of it. */

export type DisclosureState = 'closed' | 'opening' | 'open' | 'closing';
export type DisclosureEvent = 'press' | 'done';

const NEXT: Record<DisclosureState, Partial<Record<DisclosureEvent, DisclosureState>>> = {
  closed: { press: 'opening' },
  opening: { done: 'open' },
  open: { press: 'closing' },
  closing: { done: 'closed' },
};

/** Presses while it moves are ignored, not queued (docs/reference/toggles-and-accordions.md#toggles). */
export function disclose(state: DisclosureState, event: DisclosureEvent): DisclosureState {
  return NEXT[state][event] ?? state;
}

export const isMoving = (state: DisclosureState): boolean => state === 'opening' || state === 'closing';
/** Where it is or is going; what a screen reader should say. */
export const isExpanded = (state: DisclosureState): boolean => state === 'open' || state === 'opening';
