/** Addresses of embedded pages that are videos. */
import { describe, expect, it } from 'vitest';
import { isVideoAddress } from '../src/fit-videos/fit-videos';

describe('isVideoAddress', () => {
  it.each([
    'https://www.youtube.com/embed/1',
    '//www.youtube-nocookie.com/embed/1',
    'https://player.vimeo.com/video/1',
    'https://www.kickstarter.com/projects/a/b/widget/video.html',
    'https://embed.ted.com/talks/1',
    'https://www.dailymotion.com/embed/1',
    'https://youtube.com/embed/1',
  ])('is true for %s', (address) => expect(isVideoAddress(address, 'https://site.example/')).toBe(true));

  it.each([
    'https://www.google.com/maps/embed?pb=1',
    'https://notyoutube.com/embed/1',
    'https://evil.example/?to=youtube.com',
    'https://www.kickstarter.com/projects/a/b/widget/card.html',
    '/youtube/embed',
    'https://',
    'javascript:void youtube.com',
    '',
  ])('is false for %j', (address) => expect(isVideoAddress(address, 'https://site.example/')).toBe(false));
});
