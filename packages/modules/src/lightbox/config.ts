/** Reads the images of a gallery, or the single one, from their links. */
import { asBoolean, asRecord, type Page } from '@enliven/core';
import { type Kind, shownBy } from './kind';

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

/** Read when it is pressed: lazy-load plugins write the address late. @returns undefined where there is nothing to show */
export function itemOf(link: HTMLAnchorElement): LightboxItem | undefined {
  const href = link.getAttribute('data-mfp-src') ?? link.getAttribute('href') ?? '';
  const shown = shownBy(link.classList, href, link.ownerDocument);
  const thumbnail = link.querySelector('img');
  return href && shown ? { ...shown, href, title: link.title, alt: thumbnail?.alt ?? '', link, thumbnail } : undefined;
}
