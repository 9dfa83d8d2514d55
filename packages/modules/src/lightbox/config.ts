/** Reads the images of a gallery, or a single image, from their links. */
import { asBoolean, asRecord, frameAddress, type Page, safeAddress } from '@enliven/core';

export interface LightboxConfig {
  /** The image grows out of its thumbnail; not where the builder runs as a plugin (docs/reference/lightbox.md#opening-and-closing). */
  zoom: boolean;
  generation: 4 | 5;
}

export interface LightboxItem {
  kind: Kind;
  /** Address of what is shown. */
  src: string;
  /** Address of the link. */
  href: string;
  /** What is printed under it. */
  title: string;
  /** What it shows, in words. */
  alt: string;
  link: HTMLAnchorElement;
  thumbnail: Element | null;
}

export const config = (_element: Element, { generation, global }: Page): LightboxConfig => ({
  zoom: !asBoolean(asRecord(global('et_pb_custom')).is_builder_plugin_used),
  generation,
});

const IN_GALLERY = '.et_pb_gallery_image a';

/** The links of this gallery, hidden pages included, or the one link. */
export const linksOf = (element: Element): HTMLAnchorElement[] =>
  element.matches('a')
    ? [element as HTMLAnchorElement]
    : [...element.querySelectorAll<HTMLAnchorElement>(IN_GALLERY)].filter(
        (link) => link.closest('.et_post_gallery') === element,
      );

/** Reads an item when it is pressed, since lazy-load plugins set the address later. @returns undefined if it cannot be shown */
export function itemOf(link: HTMLAnchorElement): LightboxItem | undefined {
  const href = link.getAttribute('data-mfp-src') ?? link.getAttribute('href') ?? '';
  const shown = shownBy(link.classList, href, link.ownerDocument);
  const thumbnail = link.querySelector('img');
  return href && shown ? { ...shown, href, title: link.title, alt: thumbnail?.alt ?? '', link, thumbnail } : undefined;
}

/** What a link shows in the lightbox: an image, a video or map in a frame, a part of this page, or a fetched page. */
type Kind = 'image' | 'iframe' | 'inline' | 'ajax';

/** Players that take the id of a video from its page's address. */
const FRAMES: [RegExp, (id: string) => string][] = [
  [
    /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]+)/,
    (id) => `https://www.youtube.com/embed/${id}?autoplay=1`,
  ],
  // The host without cookies is kept.
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
