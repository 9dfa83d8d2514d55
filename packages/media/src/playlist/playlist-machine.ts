/** Which track of a playlist plays: `(state, event) → state`. */

export interface PlaylistState {
  /** Index of the track. */
  at: number;
  /** It was asked for, so it plays; the first one waits to be. */
  plays: boolean;
}

export type PlaylistEvent =
  | { type: 'choose'; at: number }
  | { type: 'next' | 'previous' }
  /** The track is over. */
  | { type: 'ended'; loops: boolean };

export const playlistMachine =
  (count: number) =>
  (state: PlaylistState, event: PlaylistEvent): PlaylistState => {
    const next = (state.at + 1) % count;
    switch (event.type) {
      case 'choose':
        return event.at >= 0 && event.at < count ? { at: event.at, plays: true } : state;
      case 'next':
        return { at: next, plays: true };
      case 'previous':
        return { at: (state.at + count - 1) % count, plays: true };
      case 'ended':
        // After the last the first is ready again, and silent unless the list goes round.
        return { at: next, plays: next > 0 || event.loops };
    }
  };
