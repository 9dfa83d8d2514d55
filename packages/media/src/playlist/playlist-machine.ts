/** State of a playlist: the selected track. */

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
        // After the last track the first is selected; it plays only if the list loops.
        return { at: next, plays: next > 0 || event.loops };
    }
  };
