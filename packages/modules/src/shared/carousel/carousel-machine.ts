/** Which items of a carousel are shown, and which group comes in from where. */

export type CarouselDirection = 'next' | 'previous';

interface CarouselState {
  /** The first item shown. */
  first: number;
  /** The group that slides in. */
  entering: { first: number; direction: CarouselDirection } | null;
}

type CarouselEvent =
  | { type: 'move'; direction: CarouselDirection; columns: number; count: number; slide: boolean }
  | { type: 'done' };

export const initialCarousel: CarouselState = { first: 0, entering: null };

/** The items of a group, by place; at the end it goes on with the first. */
export const itemsFrom = (first: number, columns: number, count: number): number[] =>
  Array.from({ length: Math.min(columns, count) }, (_, at) => (first + at) % count);

/** A move while another one runs is ignored, and so is one where everything is seen already. */
export function carouselMachine(state: CarouselState, event: CarouselEvent): CarouselState {
  if (event.type === 'done') return { first: state.entering?.first ?? state.first, entering: null };
  const { direction, columns, count, slide } = event;
  if (state.entering || count <= columns) return state;
  const step = direction === 'next' ? columns : -columns;
  const first = (((state.first + step) % count) + count) % count;
  return slide ? { ...state, entering: { first, direction } } : { first, entering: null };
}

/** Kinds of columns wide enough for four; the first ones only in a wide window. */
const WIDE = ['4_4', '3_4', '2_3'];
const NARROW = ['1_5', '1_6'];

/** By the kind of the column the carousel stands in, as the theme has it (docs/reference/sliders.md#simple-carousel). */
export function carouselColumns(element: Element, windowWidth: number): number {
  const column = element.closest('.et_pb_column:not(.et_pb_specialty_column)');
  const is = (kind: string) => column?.classList.contains(`et_pb_column_${kind}`) ?? false;
  if (WIDE.some(is)) return windowWidth >= NARROW_BELOW ? 4 : 3;
  if (is('3_5')) return 4;
  return NARROW.some(is) ? 2 : 3;
}

/** Milliseconds of a slide. */
export const SLIDE_DURATION = 1000;
/** Below this width of the window, in CSS pixels, wide columns show one item less. */
const NARROW_BELOW = 768;
