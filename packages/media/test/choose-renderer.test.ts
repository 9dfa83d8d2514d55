/** Types by address, and renderers by type. */
import { describe, expect, it } from 'vitest';
import { type Abilities, chooseRenderer, guessType, type Renderer } from '../src/engines/engine';

describe('the type of an address', () => {
  it.each([
    ['/a/clip.MP4', 'video/mp4'],
    ['/clip.m4v?x=1', 'video/mp4'],
    ['/clip.webm#t=3', 'video/webm'],
    ['/clip.ogv', 'video/ogg'],
    ['/clip.mov', 'video/quicktime'],
    ['/song.mp3', 'audio/mp3'],
    ['/song.wav', 'audio/wav'],
    ['/song.m4a', 'audio/mp4'],
    ['/song.flac', 'audio/flac'],
    ['/stream.m3u8?token=1', 'application/x-mpegURL'],
    ['/stream.mpd', 'application/dash+xml'],
    ['/old.flv', 'video/flv'],
    ['https://www.youtube.com/watch?v=abc', 'video/x-youtube'],
    ['https://youtu.be/abc', 'video/x-youtube'],
    ['https://player.vimeo.com/video/1', 'video/x-vimeo'],
    ['https://www.facebook.com/v/1', 'video/x-facebook'],
    ['/what', 'video/mp4'],
    ['', 'video/mp4'],
  ])('of %s is %s', (address, type) => expect(guessType(address)).toBe(type));
});

const able = (more: Partial<Abilities> = {}): Abilities => ({
  canPlay: (type) => (/mp4|x-mpegURL/.test(type) ? 'maybe' : ''),
  mse: true,
  preferMse: false,
  allowed: new Set<Renderer>(['youtube']),
  only: [],
  ...more,
});

const source = (type: string) => ({ src: `/${type}`, type });

describe('the renderer', () => {
  it.each([
    ['a type that the browser plays', ['video/mp4'], {}, { renderer: 'html5', at: 0 }],
    ['the first type that the browser plays', ['video/flv', 'video/mp4'], {}, { renderer: 'html5', at: 1 }],
    ['streams that the browser plays', ['application/x-mpegURL'], {}, { renderer: 'html5', at: 0 }],
    ['streams by script if preferred', ['application/x-mpegURL'], { preferMse: true }, { renderer: 'hls', at: 0 }],
    [
      'no streams by script without Media Source Extensions',
      ['application/x-mpegURL'],
      { preferMse: true, mse: false },
      { renderer: 'html5', at: 0 },
    ],
    ['streams that no other renderer plays', ['video/hls'], {}, { renderer: 'hls', at: 0 }],
    ['a type in any spelling', ['AUDIO/MPEGURL'], {}, { renderer: 'hls', at: 0 }],
    ['YouTube', ['video/youtube'], {}, { renderer: 'youtube', at: 0 }],
    ['YouTube by its other name', ['video/x-youtube'], {}, { renderer: 'youtube', at: 0 }],
    [
      'DASH if enabled',
      ['application/dash+xml'],
      { allowed: new Set<Renderer>(['dash']) },
      { renderer: 'dash', at: 0 },
    ],
    ['no DASH by default', ['application/dash+xml'], {}, undefined],
    ['FLV if enabled', ['video/x-flv'], { allowed: new Set<Renderer>(['flv']) }, { renderer: 'flv', at: 0 }],
    ['nothing if only other renderers are requested', ['video/mp4'], { only: ['youtube'] as Renderer[] }, undefined],
    ['nothing without sources', [], {}, undefined],
  ])('plays %s', (_, types, more, choice) => {
    expect(chooseRenderer(types.map(source), able(more))).toEqual(choice);
  });

  it('treats the answer "no" of older browsers as an empty one', () => {
    expect(chooseRenderer([source('video/mp4')], able({ canPlay: () => 'no' }))).toBeUndefined();
  });
});
