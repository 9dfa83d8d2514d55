/** State of a slider: the active slide, the previous one and the fade. */

/** As events and classes name it: the neighbours, or a slide by its place. */
export type Direction = 'next' | 'previous' | number;

export interface SliderState {
  /** The slide that is shown or fades in. */
  active: number;
  /** The one before it, until the next move. */
  previous: number | null;
  /** Both are seen: the old one fades out while the new one fades in. */
  fading: boolean;
  /** Of the last move. */
  direction: Direction | null;
  /** Moves so far. */
  moves: number;
}

export type SliderEvent = { type: 'move'; to: number; direction: Direction; fade: boolean } | { type: 'done' };

export const initialSlider = (active: number): SliderState => ({
  active,
  previous: null,
  fading: false,
  direction: null,
  moves: 0,
});

/** The slide a direction leads to; both ends meet. Undefined for a place that is none. */
export function slideAt({ active }: SliderState, direction: Direction, count: number): number | undefined {
  if (direction === 'next') return (active + 1) % count;
  if (direction === 'previous') return (active - 1 + count) % count;
  return Number.isInteger(direction) && direction >= 0 && direction < count ? direction : undefined;
}

/** The slide that decides how the slider looks: the old one until it has gone. */
export const layoutSlide = ({ fading, previous, active }: SliderState): number =>
  fading ? (previous ?? active) : active;

/** A move while slides fade is ignored, and so is one to the slide that is shown. */
export function sliderMachine(state: SliderState, event: SliderEvent): SliderState {
  if (event.type === 'done') return { ...state, fading: false };
  if (state.fading || event.to === state.active) return state;
  const { to, direction, fade } = event;
  return { active: to, previous: state.active, fading: fade, direction, moves: state.moves + 1 };
}
