/** Addresses of embedded players, which lazy loaders and consent scripts withhold (docs/reference/video-and-audio.md#withheld-addresses). */

/** Attributes in which lazy loaders store an address. */
const LAZY_ATTRIBUTES = ['data-lazy-src', 'data-src', 'data-litespeed-src'];
/** Parts of attribute and class names of consent scripts. */
const CONSENT =
  /cmplz|cookie|consent|categor|purpose|service|optanon|onetrust|usercentrics|\buc-|iub|klaro|termly|borlabs|cky|gdpr|suppressed|data-name/i;

const namesOf = (frame: Element) => frame.getAttributeNames().join(' ');
const textOf = (frame: Element, name: string) => frame.getAttribute(name)?.trim() ?? '';

/** Hosts of players; their frames are never placeholders, and their lazy addresses may be used. */
const PLAYER_HOSTS = /(^|\.)(youtube(-nocookie)?|vimeo|dailymotion|videopress)\.com$/;

/** Returns the host of an address; empty for addresses without a server, such as `about:blank`. */
function hostOf(address: string, { baseURI }: Document): string {
  try {
    return address && new URL(address, baseURI).hostname;
  } catch {
    return '';
  }
}

/** Returns whether a script shows a placeholder in the frame and stores the player's address in another attribute. */
const isPlaceholder = (frame: Element, host: string): boolean =>
  !PLAYER_HOSTS.test(host) &&
  frame
    .getAttributeNames()
    .filter((name) => /src/i.test(name) && name !== 'src')
    .some((name) => ![host, ''].includes(hostOf(textOf(frame, name), frame.ownerDocument)));

/**
 * Returns the address of a frame, or the address that a lazy loader stores for it; undefined without an address or if a consent
 * script withholds it.
 */
export function playerAddress(frame: Element): string | undefined {
  const owner = frame.ownerDocument;
  const address = textOf(frame, 'src');
  const host = hostOf(address, owner);
  if (host) return isPlaceholder(frame, host) ? undefined : address;
  const isLazy = /lazy|litespeed/i.test(`${namesOf(frame)} ${frame.className}`);
  if (!isLazy || CONSENT.test(`${namesOf(frame)} ${frame.className}`)) return undefined;
  return LAZY_ATTRIBUTES.map((name) => textOf(frame, name)).find((stored) => {
    const storedHost = hostOf(stored, owner);
    return PLAYER_HOSTS.test(storedHost) || storedHost === owner.location.hostname;
  });
}

/** Returns whether a video has a source, or a script that will set one. */
export const hasSource = (video: HTMLVideoElement): boolean =>
  !!(video.currentSrc || video.srcObject || video.getAttribute('src') || video.querySelector('source[src]')) ||
  /lazy/i.test(`${namesOf(video)} ${video.className}`);
