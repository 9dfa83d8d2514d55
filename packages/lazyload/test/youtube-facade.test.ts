/** The address that a YouTube facade plays: host, video and parameters. */
// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FacadeOptions, youTubeFacades } from '../src/takeover/youtube-facade';

afterEach(() => {
  document.body.innerHTML = '';
});

/** @returns the address of the frame that a press creates, which is never inserted, so that nothing is fetched */
function played(src: string, options?: FacadeOptions): string | null {
  document.body.innerHTML = '<div class="rll-youtube-player" data-id="abc"></div>';
  const player = document.querySelector<HTMLElement>('.rll-youtube-player') as HTMLElement;
  player.setAttribute('data-src', src);
  let address: string | null = null;
  vi.spyOn(player, 'replaceWith').mockImplementation((frame) => {
    address = (frame as Element).getAttribute('src');
  });
  youTubeFacades(options);
  player.querySelector('button')?.click();
  return address;
}

const QUIET = 'https://www.youtube-nocookie.com/embed/abc?autoplay=1';
const USUAL = 'https://www.youtube.com/embed/abc?autoplay=1';

describe('the host of a facade’s video', () => {
  it.each(['https:', 'http:', ''])('is the cookie-free one if the markup names it with "%s//"', (protocol) => {
    expect(played(`${protocol}//www.youtube-nocookie.com/embed/abc`)).toBe(QUIET);
  });

  it('is the cookie-free one if youtube_nocookie is set', () => {
    expect(played('https://www.youtube.com/embed/abc', { youtube_nocookie: true })).toBe(QUIET);
    expect(played('https://www.youtube.com/embed/abc', { youtube_nocookie: false })).toBe(USUAL);
  });

  it.each([
    'https://www.youtube.com/embed/abc',
    'https://other.example/www.youtube-nocookie.com/embed/abc',
    'https://www.youtube-nocookie.com.other.example/embed/abc',
    '',
  ])('is www.youtube.com for "%s"', (src) => expect(played(src)).toBe(USUAL));
});
