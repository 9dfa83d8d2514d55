/** Which items of a carousel are shown, and which group comes in from where. */

export type CarouselDirection = 'next' | 'previous';

export interface CarouselState {
  /** The first item shown. */
  first: number;
  /** The group on its way in. */
  coming: { first: number; direction: CarouselDirection } | null;
}

export type CarouselEvent =
  | { type: 'move'; direction: CarouselDirection; columns: number; count: number; slide: boolean }
  | { type: 'done' };

export const initialCarousel: CarouselState = { first: 0, coming: null };

/** The items of a group, by place; at the end it goes on with the first. */
export const itemsFrom = (first: number, columns: number, count: number): number[] =>
  Array.from({ length: Math.min(columns, count) }, (_, at) => (first + at) % count);

/** A move while another one runs is ignored, and so is one where everything is seen already. */
export function carouselMachine(state: CarouselState, event: CarouselEvent): CarouselState {
  if (event.type === 'done') return { first: state.coming?.first ?? state.first, coming: null };
  const { direction, columns, count, slide } = event;
  if (state.coming || count <= columns) return state;
  const step = direction === 'next' ? columns : -columns;
  const first = (((state.first + step) % count) + count) % count;
  return slide ? { ...state, coming: { first, direction } } : { first, coming: null };
}
