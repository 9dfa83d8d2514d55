/** The magnifier of a product's gallery: links to all pictures in the markup that lightboxes live on, so that one opens them. */
import { phrase, safeAddress } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';
import type { Picture } from '../shared/product-image';

/**
 * @param pictures none where the site wants no lightbox
 * @returns the link that opens the first of them; where no lightbox is, it leads to the picture as any other link
 */
export function useTrigger(gallery: Element, pictures: readonly Picture[]): HTMLAnchorElement | undefined {
  const [links, setLinks] = useState<HTMLAnchorElement[]>([]);
  const count = pictures.length;
  useLayoutEffect(() => {
    if (count === 0) return;
    const owner = gallery.ownerDocument;
    const group = owner.createElement('div');
    group.className = 'et_post_gallery';
    const made = Array.from({ length: count }, (_, at) => {
      const box = owner.createElement('span');
      box.className = 'et_pb_gallery_image';
      // The theme lays its galleries out by these names.
      box.style.cssText = at > 0 ? 'display:none' : 'display:inline;position:static';
      const link = owner.createElement('a');
      if (at === 0) {
        link.className = 'woocommerce-product-gallery__trigger';
        link.textContent = '🔍';
        link.setAttribute('aria-label', phrase('enlarge_image', 'Enlarge image'));
      }
      box.append(link);
      group.append(box);
      return link;
    });
    gallery.prepend(group);
    setLinks(made);
    return () => {
      group.remove();
      setLinks([]);
    };
  }, [gallery, count]);
  useLayoutEffect(() => {
    links.forEach((link, at) => {
      const { href, title, alt } = pictures[at] ?? {};
      if (href && safeAddress(href, link.baseURI)) link.href = href;
      link.title = pictures[at]?.['data-caption'] || title || alt || '';
    });
  });
  return links[0];
}
