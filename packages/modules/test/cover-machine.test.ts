/** Cover machine, and addresses of players with autoplay. */
import { describe, expect, it } from 'vitest';
import { autoplayAddress, coverMachine, initialCover } from '../src/video/video';

describe('coverMachine', () => {
  it('fades after a press, is gone after the fade, and fades again after another press', () => {
    const fading = coverMachine(initialCover, 'press');
    expect(fading).toEqual({ cover: 'fading', plays: 1 });
    expect(coverMachine(fading, 'press')).toBe(fading);
    const gone = coverMachine(fading, 'faded');
    expect(gone).toEqual({ cover: 'gone', plays: 1 });
    expect(coverMachine(gone, 'press')).toEqual({ cover: 'fading', plays: 2 });
    expect(coverMachine(gone, 'faded')).toBe(gone);
    expect(coverMachine(initialCover, 'faded')).toBe(initialCover);
  });
});

describe('autoplayAddress', () => {
  it.each([
    ['https://video.example/embed/1', 'https://video.example/embed/1?autoplay=1'],
    ['https://video.example/embed/1?', 'https://video.example/embed/1?autoplay=1'],
    ['https://video.example/embed/1?rel=0&t=3', 'https://video.example/embed/1?autoplay=1&rel=0&t=3'],
    ['https://video.example/1?a=b?c#t=4?x', 'https://video.example/1?autoplay=1&a=b?c#t=4?x'],
    ['//video.example/1#a#b', '//video.example/1?autoplay=1#a#b'],
    ['/1?autoplay=0', '/1?autoplay=1'],
    ['/1?rel=0&autoplay=false&t=3#a', '/1?rel=0&autoplay=1&t=3#a'],
    ['/1?autoplay=1&x=0', '/1?autoplay=1&x=0'],
    ['/1?noautoplay=0', '/1?noautoplay=0'],
    ['', '?autoplay=1'],
  ])('turns %j into %j', (before, after) => expect(autoplayAddress(before)).toBe(after));
});
