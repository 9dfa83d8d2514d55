/** YouTube's player as a media object: commands, states, events, errors, and addresses. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { youTubeError } from '../src/engines/youtube';
import { betterPoster, posterOf, servicePoster, videoIdOf } from '../src/engines/youtube-address';
import { YouTubeMedium, type YouTubePlayer } from '../src/engines/youtube-medium';

const TYPES =
  'play playing pause ended timeupdate progress loadedmetadata loadeddata canplay volumechange ratechange rendererready'.split(
    ' ',
  );

function fakePlayer(): YouTubePlayer {
  const names = 'playVideo pauseVideo seekTo setVolume mute unMute setPlaybackRate loadVideoById cueVideoById destroy';
  return {
    ...Object.fromEntries(names.split(' ').map((name) => [name, vi.fn()])),
    getCurrentTime: () => 3,
    getDuration: () => 60,
    getVolume: () => 100,
    isMuted: () => false,
    getPlaybackRate: () => 1,
    getVideoLoadedFraction: () => 0.5,
  } as unknown as YouTubePlayer;
}

function setUp() {
  const begin = vi.fn();
  const medium = new YouTubeMedium(begin);
  const heard: string[] = [];
  for (const type of TYPES) medium.addEventListener(type, () => heard.push(type));
  return { begin, medium, heard, player: fakePlayer() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the YouTube media object', () => {
  it('requests its player on play(), and not before', () => {
    const { begin, medium, player } = setUp();
    medium.volume = 0.5;
    expect(begin).not.toHaveBeenCalled();
    medium.play();
    expect(begin).toHaveBeenCalledOnce();
    medium.attach(player);
    expect(player.setVolume).toHaveBeenCalledWith(50);
    expect(player.playVideo).toHaveBeenCalledOnce();
  });

  it('does not play after pause() while its player loads', () => {
    const { medium, player } = setUp();
    medium.play();
    medium.pause();
    medium.attach(player);
    expect(player.playVideo).not.toHaveBeenCalled();
  });

  it.each([
    [-1, ['loadedmetadata']],
    [0, ['ended']],
    [1, ['play', 'playing']],
    [2, ['pause']],
    [3, ['progress']],
    [5, ['loadeddata', 'loadedmetadata', 'canplay']],
    [9, []],
  ])('dispatches for the state %i: %j', (state, events) => {
    const { medium, heard } = setUp();
    medium.change(state);
    expect(heard).toEqual(events);
    medium.reset();
  });

  it('dispatches timeupdate every 250 ms while it plays', () => {
    const { medium, heard } = setUp();
    medium.change(1);
    vi.advanceTimersByTime(249);
    expect(heard).not.toContain('timeupdate');
    vi.advanceTimersByTime(251);
    expect(heard.filter((type) => type === 'timeupdate').length).toBe(2);
    medium.change(2);
    vi.advanceTimersByTime(1000);
    expect(heard.filter((type) => type === 'timeupdate').length).toBe(2);
  });

  it('dispatches volumechange and ratechange 50 ms later', () => {
    const { medium, heard } = setUp();
    medium.muted = true;
    medium.playbackRate = 2;
    vi.advanceTimersByTime(49);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['volumechange', 'ratechange']);
  });

  it('has the buffered range and duration of its player, and is always ready', () => {
    const { medium, player, heard } = setUp();
    medium.attach(player);
    expect(heard).toEqual(['rendererready', 'loadedmetadata', 'loadeddata', 'canplay']);
    expect([medium.buffered.end(0), medium.duration, medium.currentTime, medium.readyState]).toEqual([30, 60, 3, 4]);
  });

  it('leaves no timer running after reset()', () => {
    const { medium, player } = setUp();
    medium.attach(player);
    medium.change(1);
    medium.volume = 0.3;
    medium.reset();
    expect(player.destroy).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('YouTube errors', () => {
  it.each([
    [2, /^Code 2: .*invalid parameter/],
    [5, /^Code 5: .*HTML5/],
    [100, /^Code 100: .*not found.*private/],
    [101, /^Code 101: .*embedded/],
    [105, /^Code 105: .*embedded/],
    [150, /^Code 150: .*embedded/],
    [7, /^Code 7: Unknown error\.$/],
  ])('with the code %i have a message', (code, words) => expect(youTubeError(code)).toMatch(words));
});

describe('YouTube addresses', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk&t=3', 'abcdefghijk'],
    ['https://youtu.be/abcdefghijk?si=x', 'abcdefghijk'],
    ['https://www.youtube.com/embed/abcdefghijk/', 'abcdefghijk'],
    ['https://www.youtube.com/watch?a=1&v=abcdefghijk&_=1', 'abcdefghijk'],
    ['https://youtu.be/100%', ''],
  ])('such as %s have the id "%s"', (address, id) => expect(videoIdOf(address)).toBe(id));

  it.each(['default', 'hqdefault', 'mqdefault', 'sddefault', 'maxresdefault'])(
    'have a poster with the quality %s',
    (quality) => {
      expect(posterOf('abc', quality)).toBe(`https://img.youtube.com/vi/abc/${quality}.jpg`);
    },
  );
  it('have no poster with another quality', () =>
    expect([posterOf('abc', 'best'), posterOf('abc', undefined)]).toEqual([undefined, undefined]));
  it('have a poster of the service only with the option poster', () => {
    const session = { renderer: 'youtube', sources: [{ src: 'https://youtu.be/abc' }] };
    expect(servicePoster(session, { rawOptions: {} })).toBe('');
    expect(servicePoster({ ...session, renderer: 'html5' }, { rawOptions: { youtube: { poster: 'hqdefault' } } })).toBe(
      '',
    );
    const large = servicePoster(session, { rawOptions: { youtube: { poster: 'maxresdefault' } } });
    expect(large).toBe('https://img.youtube.com/vi/abc/maxresdefault.jpg');
    expect([betterPoster(large, 120), betterPoster(large, 1280)]).toEqual([
      'https://img.youtube.com/vi/abc/hqdefault.jpg',
      large,
    ]);
  });
});
