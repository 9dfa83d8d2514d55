/** Addresses of embedded players, which lazy loaders and consent scripts keep back (docs/reference/video-and-audio.md#addresses-kept-back). */
import { frameAddress, safeAddress } from '@enliven/core';

/** Attributes in which lazy loaders keep an address. */
const LAZY = ['data-lazy-src', 'data-src', 'data-litespeed-src'];
/** Names that consent scripts use in attributes, and in classes. */
const CONSENT =
  /cmplz|cookie|consent|categor|purpose|service|optanon|onetrust|usercentrics|\buc-|iub|klaro|termly|borlabs|cky|gdpr|suppressed|data-name/i;

const namesOf = (frame: Element) => frame.getAttributeNames().join(' ');
const textOf = (frame: Element, name: string) => frame.getAttribute(name)?.trim() ?? '';

/** The host of a page; empty for what is no page of a server. */
const hostOf = (address: string, { baseURI }: Document): string =>
  (address && !/^about:/i.test(address) && safeAddress(address, baseURI)?.host) || '';

/** Whether a script shows a page of its own in the frame, and keeps the player's address in another attribute. */
function isPlaceholder(frame: Element, host: string): boolean {
  const owner = frame.ownerDocument;
  const shown = frameAddress(textOf(frame, 'src'), owner);
  // A known player is no placeholder.
  if (shown && shown.origin !== owner.location.origin) return false;
  return frame
    .getAttributeNames()
    .filter((name) => /src/i.test(name) && name !== 'src')
    .some((name) => ![host, ''].includes(hostOf(textOf(frame, name), owner)));
}

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
  return LAZY.map((name) => textOf(frame, name)).find((kept) => hostOf(kept, owner));
}

/** Whether a video has something to play, or a script plays it that has no address. */
export const hasSource = (video: HTMLVideoElement): boolean =>
  !!(video.currentSrc || video.srcObject || video.getAttribute('src') || video.querySelector('source[src]')) ||
  /lazy/i.test(`${namesOf(video)} ${video.className}`);
