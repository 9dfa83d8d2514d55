/** The way of an entrance: hidden until it comes into view, then moving, and at the end as if there had been none. */

/** What moves for ever may rest in its place; `still` is what was to move for ever and has nothing to move by. */
export type EntranceState = 'hidden' | 'starting' | 'running' | 'resting' | 'still' | 'shown';
export type EntranceEvent = 'enter' | 'frame' | 'end' | 'rest' | 'resume' | 'still' | 'show';

const NEXT: Record<EntranceState, Partial<Record<EntranceEvent, EntranceState>>> = {
  hidden: { enter: 'starting', show: 'shown' },
  // Keyframes begin with the first frame that is drawn, and so does their time.
  starting: { frame: 'running', rest: 'resting', still: 'still', show: 'shown' },
  running: { end: 'shown', rest: 'resting', show: 'shown' },
  resting: { resume: 'starting', show: 'shown' },
  still: { show: 'shown' },
  shown: {},
};

export const nextEntrance = (state: EntranceState, event: EntranceEvent): EntranceState => NEXT[state][event] ?? state;
