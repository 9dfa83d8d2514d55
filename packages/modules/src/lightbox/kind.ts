/** What a link shows in the lightbox: an image, a video or map in a frame, a part of this page, or a fetched page. */
import { frameAddress, safeAddress } from '@enliven/core';

export type Kind = 'image' | 'iframe' | 'inline' | 'ajax';

/** Players that take the id of a video from its page's address. */
const FRAMES: [RegExp, (id: string) => string][] = [
  [
    /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]+)/,
    (id) => `https://www.youtube.com/embed/${id}?autoplay=1`,
  ],
  // Whoever names the host without cookies means it.
  [
    /^https?:\/\/(?:www\.)?youtube-nocookie\.com\/(?:watch\?(?:.*&)?v=|shorts\/)([\w-]+)/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  ],
  [/^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)/, (id) => `https://player.vimeo.com/video/${id}?autoplay=1`],
  [
    /^(https?:\/\/(?:maps\.google\.(?:com?\.)?\w+|(?:www\.)?google\.(?:com?\.)?\w+\/maps)(?:[/?#].*)?)$/,
    (url) => `${url}${url.includes('?') ? '&' : '?'}output=embed`,
  ],
];

/** The address to frame for a video's or map's page; undefined for any other. */
export function frameFor(address: string): string | undefined {
  for (const [pattern, frame] of FRAMES) {
    const found = pattern.exec(address);
    if (found?.[1]) return frame(found[1]);
  }
  return undefined;
}

/** `mfp-iframe`, `mfp-inline` and `mfp-ajax` on the link say it; otherwise its address does. */
function wantedKind(classes: DOMTokenList, address: string): Kind {
  const named = (['iframe', 'inline', 'ajax'] as const).find((kind) => classes.contains(`mfp-${kind}`));
  return named ?? (frameFor(address) && !classes.contains('mfp-image') ? 'iframe' : 'image');
}

/**
 * What to show and from where. An address that would run code is shown as an image, which says that it cannot be loaded.
 *
 * @returns undefined for a page of a host that may not be framed: that link is left to the browser
 */
export function shownBy(
  classes: DOMTokenList,
  address: string,
  owner: Document,
): { kind: Kind; src: string } | undefined {
  const kind = wantedKind(classes, address);
  if (!safeAddress(address, owner.baseURI)) return { kind: 'image', src: address };
  if (kind !== 'iframe') return { kind, src: address };
  const src = frameFor(address) ?? address;
  return frameAddress(src, owner) && { kind, src };
}
