/** State of a video's cover: shown, fading or gone. */

export interface CoverState {
  cover: 'shown' | 'fading' | 'gone';
  /** How often it was played: a slider that is left shows the cover again, and then it is pressed again. */
  plays: number;
}

export type CoverEvent = 'press' | 'faded';

export const initialCover: CoverState = { cover: 'shown', plays: 0 };

export function coverMachine(state: CoverState, event: CoverEvent): CoverState {
  if (event === 'faded') return state.cover === 'fading' ? { ...state, cover: 'gone' } : state;
  return state.cover === 'fading' ? state : { cover: 'fading', plays: state.plays + 1 };
}
