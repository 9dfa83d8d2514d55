/** State of the lightbox: whether it is open, and at which image. */

export interface LightboxState {
  /** ready: it may be seen · closing: it fades */
  phase: 'closed' | 'opening' | 'ready' | 'closing';
  at: number;
  count: number;
  /** Where the visitor is going: what comes next is fetched ahead. */
  direction: 1 | -1;
}

export type LightboxEvent =
  | { type: 'open'; at: number; count: number }
  | { type: 'shown' }
  | { type: 'move'; direction: 1 | -1 }
  | { type: 'close' }
  | { type: 'removed' };

export const CLOSED: LightboxState = { phase: 'closed', at: 0, count: 0, direction: 1 };

/** The first image follows the last. While it closes, only `removed` has an effect. */
export function lightboxMachine(state: LightboxState, event: LightboxEvent): LightboxState {
  const { phase, at, count } = state;
  switch (event.type) {
    case 'open':
      return phase === 'closed' ? { phase: 'opening', at: event.at, count: event.count, direction: 1 } : state;
    case 'shown':
      return phase === 'opening' ? { ...state, phase: 'ready' } : state;
    case 'move':
      if (phase === 'closed' || phase === 'closing' || count < 2) return state;
      return { ...state, at: (at + event.direction + count) % count, direction: event.direction };
    case 'close':
      return phase === 'closed' ? state : { ...state, phase: 'closing' };
    case 'removed':
      return CLOSED;
  }
}

/** Returns the images to preload: the next two in the visitor's direction (docs/reference/lightbox.md#opening-and-closing). */
export function preloadIndexes({ at, count, direction }: LightboxState, ahead = 2): number[] {
  const steps = Math.min(ahead, count - 1);
  return Array.from({ length: steps }, (_, step) => (at + direction * (step + 1) + count * 2) % count);
}
