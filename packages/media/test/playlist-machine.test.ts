/** Which track of a playlist plays. */
import { describe, expect, it } from 'vitest';
import { type PlaylistEvent, playlistMachine } from '../src/playlist/playlist';

const walk = (count: number, ...events: PlaylistEvent[]) =>
  events.reduce(playlistMachine(count), { at: 0, plays: false });

describe('a playlist', () => {
  it.each<[string, PlaylistEvent[], object]>([
    ['plays what is chosen', [{ type: 'choose', at: 2 }], { at: 2, plays: true }],
    ['keeps to what there is', [{ type: 'choose', at: 9 }], { at: 0, plays: false }],
    ['goes on', [{ type: 'next' }], { at: 1, plays: true }],
    ['goes back, round the corner', [{ type: 'previous' }], { at: 2, plays: true }],
    ['plays the next by itself', [{ type: 'ended', loops: false }], { at: 1, plays: true }],
    [
      'rests after the last',
      [
        { type: 'choose', at: 2 },
        { type: 'ended', loops: false },
      ],
      { at: 0, plays: false },
    ],
    [
      'goes round where it loops',
      [
        { type: 'choose', at: 2 },
        { type: 'ended', loops: true },
      ],
      { at: 0, plays: true },
    ],
  ])('%s', (_, events, state) => expect(walk(3, ...events)).toEqual(state));

  it('of one track rests after it', () => {
    expect(walk(1, { type: 'choose', at: 0 }, { type: 'ended', loops: false })).toEqual({ at: 0, plays: false });
  });
});
