/** Playlist machine: the track that plays. */
import { describe, expect, it } from 'vitest';
import { type PlaylistEvent, playlistMachine } from '../src/playlist/playlist';

const walk = (count: number, ...events: PlaylistEvent[]) =>
  events.reduce(playlistMachine(count), { at: 0, plays: false });

describe('a playlist', () => {
  it.each<[string, PlaylistEvent[], object]>([
    ['plays the chosen track', [{ type: 'choose', at: 2 }], { at: 2, plays: true }],
    ['ignores a track that does not exist', [{ type: 'choose', at: 9 }], { at: 0, plays: false }],
    ['moves to the next track', [{ type: 'next' }], { at: 1, plays: true }],
    ['moves back from the first track to the last', [{ type: 'previous' }], { at: 2, plays: true }],
    ['plays the next track at the end of a track', [{ type: 'ended', loops: false }], { at: 1, plays: true }],
    [
      'stops after the last track',
      [
        { type: 'choose', at: 2 },
        { type: 'ended', loops: false },
      ],
      { at: 0, plays: false },
    ],
    [
      'starts again at the first track if it loops',
      [
        { type: 'choose', at: 2 },
        { type: 'ended', loops: true },
      ],
      { at: 0, plays: true },
    ],
  ])('%s', (_, events, state) => expect(walk(3, ...events)).toEqual(state));

  it('of one track stops after it', () => {
    expect(walk(1, { type: 'choose', at: 0 }, { type: 'ended', loops: false })).toEqual({ at: 0, plays: false });
  });
});
