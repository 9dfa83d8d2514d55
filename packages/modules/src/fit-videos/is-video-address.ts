/** Which embedded pages are videos (docs/reference/video-and-audio.md#embedded-videos). */

const HOSTS = [
  'youtube.com',
  'youtube-nocookie.com',
  'vimeo.com',
  'hulu.com',
  'dailymotion.com',
  'funnyordie.com',
  'ted.com',
  'revision3.com',
  'flickr.com',
  'blip.tv',
  'collegehumor.com',
];

/** The page the address is relative to only completes it; one that does not parse is no video. */
export function isVideoAddress(address: string, base: string): boolean {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    return false;
  }
  const isOn = (host: string) => url.hostname === host || url.hostname.endsWith(`.${host}`);
  return HOSTS.some(isOn) || (isOn('kickstarter.com') && url.pathname.endsWith('video.html'));
}
