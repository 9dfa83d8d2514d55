/** Vimeo's player as a media object: addresses, commands, events, errors. */
import { describe, expect, it, vi } from 'vitest';
import { frameAddress, VimeoMedium, vimeoError, vimeoIdOf } from '../src/engines/vimeo';

function setUp() {
  const begin = vi.fn();
  const send = vi.fn();
  const medium = new VimeoMedium(begin);
  const heard: string[] = [];
  for (const type of 'play playing pause ended timeupdate seeking seeked volumechange durationchange canplay'.split(
    ' ',
  ))
    medium.addEventListener(type, () => heard.push(type));
  return { begin, send, medium, heard };
}

describe('Vimeo addresses', () => {
  it.each([
    ['https://vimeo.com/123456?loop=0&_=1', '123456', ''],
    ['https://vimeo.com/123456/abcdef01', '123456', 'abcdef01'],
    ['https://player.vimeo.com/video/9?h=0a1b', '9', '0a1b'],
    ['https://vimeo.com/channels/staffpicks/77', '77', ''],
    ['https://vimeo.com/', '', ''],
  ])('such as %s have an id and a key', (address, id, key) => expect(vimeoIdOf(address)).toEqual({ id, key }));

  it('of frames disable tracking and controls', () => {
    const address = new URL(frameAddress('https://vimeo.com/5/ab', true));
    expect(address.pathname).toBe('/video/5');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      dnt: '1',
      controls: '0',
      playsinline: '1',
      loop: '1',
      h: 'ab',
    });
  });
});

describe('the Vimeo media object', () => {
  it('requests its player on play(), and not before', () => {
    const { begin, send, medium } = setUp();
    medium.volume = 0.5;
    medium.currentTime = 12;
    expect(begin).not.toHaveBeenCalled();
    medium.play();
    expect(begin).toHaveBeenCalledOnce();
    medium.handleMessage({ event: 'ready' }, send);
    expect(send).toHaveBeenCalledWith('setVolume', 0.5);
    expect(send).toHaveBeenCalledWith('setCurrentTime', 12);
    expect(send).toHaveBeenLastCalledWith('play');
  });

  it('does not play after pause() while its player loads', () => {
    const { send, medium } = setUp();
    medium.play();
    medium.pause();
    medium.handleMessage({ event: 'ready' }, send);
    expect(send).not.toHaveBeenCalledWith('play');
  });

  it('dispatches the frame’s events, and has the frame’s values', () => {
    const { send, medium, heard } = setUp();
    medium.handleMessage({ event: 'ready' }, send);
    medium.handleMessage({ method: 'getDuration', value: 60 }, send);
    medium.handleMessage({ event: 'play', data: { seconds: 0, duration: 60 } }, send);
    medium.handleMessage({ event: 'timeupdate', data: { seconds: 3, duration: 60 } }, send);
    medium.handleMessage({ event: 'progress', data: { percent: 0.5 } }, send);
    expect([medium.paused, medium.currentTime, medium.duration, medium.buffered.end(0)]).toEqual([false, 3, 60, 30]);
    medium.handleMessage({ event: 'seeking', data: { seconds: 9 } }, send);
    expect(medium.seeking).toBe(true);
    medium.handleMessage({ event: 'seeked', data: { seconds: 9 } }, send);
    medium.handleMessage({ event: 'ended', data: { seconds: 60 } }, send);
    expect([medium.seeking, medium.ended, medium.paused]).toEqual([false, true, true]);
    medium.handleMessage({ event: 'unknown' }, send);
    expect(heard).toEqual('canplay durationchange play playing timeupdate seeking seeked ended'.split(' '));
  });

  it('requests its player again after reset()', () => {
    const { begin, send, medium } = setUp();
    medium.play();
    medium.handleMessage({ event: 'ready' }, send);
    medium.reset();
    medium.play();
    expect(begin).toHaveBeenCalledTimes(2);
  });
});

describe('Vimeo errors', () => {
  it.each([
    [{ name: 'PrivacyError', message: 'This video is private.' }, 'Code PrivacyError: This video is private.'],
    [{ name: 'NotFoundError' }, 'Code NotFoundError: Unknown error.'],
    [undefined, 'Code Error: Unknown error.'],
  ])('such as %j have the message %s', (data, words) => expect(vimeoError(data)).toBe(words));
});
