/** Addresses of embedded players, which lazy loaders and consent scripts keep back (docs/reference/video-and-audio.md#addresses-kept-back). */

/** Attributes in which lazy loaders keep an address. */
const LAZY = ['data-lazy-src', 'data-src', 'data-litespeed-src'];
/** Names that consent scripts use in attributes, and in classes. */
const CONSENT =
  /cmplz|cookie|consent|categor|purpose|service|optanon|onetrust|usercentrics|\buc-|iub|klaro|termly|borlabs|cky|gdpr|suppressed|data-name/i;

const namesOf = (frame: Element) => frame.getAttributeNames().join(' ');
const textOf = (frame: Element, name: string) => frame.getAttribute(name)?.trim() ?? '';

/** Hosts of players, whose frames hold no placeholder and whose addresses may be taken from a lazy loader. */
const PLAYERS = /(^|\.)(youtube(-nocookie)?|vimeo|dailymotion|videopress)\.com$/;

/** Returns the host that an address leads to; empty for one that leads to no server, such as `about:blank`. */
function hostOf(address: string, { baseURI }: Document): string {
  try {
    return address && new URL(address, baseURI).hostname;
  } catch {
    return '';
  }
}

/** Whether a script shows a page of its own in the frame, and keeps the player's address in another attribute. */
const isPlaceholder = (frame: Element, host: string): boolean =>
  !PLAYERS.test(host) &&
  frame
    .getAttributeNames()
    .filter((name) => /src/i.test(name) && name !== 'src')
    .some((name) => ![host, ''].includes(hostOf(textOf(frame, name), frame.ownerDocument)));

/**
 * Returns the address that a frame has, or that a lazy loader is about to give it; undefined where nobody may load it now: there is
 * none, or a consent script keeps it back.
 */
export function playerAddress(frame: Element): string | undefined {
  const owner = frame.ownerDocument;
  const address = textOf(frame, 'src');
  const host = hostOf(address, owner);
  if (host) return isPlaceholder(frame, host) ? undefined : address;
  const isLazy = /lazy|litespeed/i.test(`${namesOf(frame)} ${frame.className}`);
  if (!isLazy || CONSENT.test(`${namesOf(frame)} ${frame.className}`)) return undefined;
  return LAZY.map((name) => textOf(frame, name)).find((kept) => {
    const keptHost = hostOf(kept, owner);
    return PLAYERS.test(keptHost) || keptHost === owner.location.hostname;
  });
}

/** Whether a video has something to play, or a script plays it that has no address. */
export const hasSource = (video: HTMLVideoElement): boolean =>
  !!(video.currentSrc || video.srcObject || video.getAttribute('src') || video.querySelector('source[src]')) ||
  /lazy/i.test(`${namesOf(video)} ${video.className}`);
