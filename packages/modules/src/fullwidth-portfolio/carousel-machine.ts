/** Which projects a carousel shows, and what slides. */

export interface CarouselState {
  /** sliding: two groups are on the way · settling: the new one is there, and takes no press yet */
  phase: 'idle' | 'sliding' | 'settling';
  /** The first project that is shown. */
  first: number;
  /** The first of those that leave. */
  from: number;
  direction: 'next' | 'previous';
}

export type CarouselEvent =
  | { type: 'move'; direction: 'next' | 'previous'; count: number; columns: number }
  | { type: 'done' };

export const START: CarouselState = { phase: 'idle', first: 0, from: 0, direction: 'next' };

/** It goes round. Presses while something slides are ignored (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
export function carouselMachine(state: CarouselState, event: CarouselEvent): CarouselState {
  const { phase, first } = state;
  if (event.type === 'done') return { ...state, phase: phase === 'sliding' ? 'settling' : 'idle' };
  const { direction, count, columns } = event;
  if (phase !== 'idle' || count <= columns) return state;
  const step = direction === 'next' ? columns : count - (columns % count);
  return { phase: 'sliding', first: (first + step) % count, from: first, direction };
}

/** The projects of a group, by their place in the list. */
export const groupOf = (first: number, columns: number, count: number): number[] =>
  Array.from({ length: Math.min(columns, count) }, (_, at) => (first + at) % count);
