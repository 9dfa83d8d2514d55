/** The gallery of a product: one large picture, which a chosen picture replaces (docs/reference/shop.md#gallery). */
import {
  asRecord,
  type BehaviorProps,
  closestTo,
  documentOf,
  isPlainPress,
  member,
  type Page,
  phrase,
  safeAddress,
  useClaims,
  useEvent,
  useLazy,
  useStyle,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { trigger } from '../shared/jquery';
import { isNotFalse, type Picture, productImage, productImageRequested, productOf } from '../shared/product-image';
import { claimsOf, orderPictures, slotsOf } from './pictures';

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Pixels that a swipe has to cover. */
const SWIPE_DISTANCE = 40;

export function useSwipe(box: Element | undefined, step: (by: number) => void): void {
  const start = useRef<PointerEvent | null>(null);
  // The browser keeps vertical scrolling and zooming.
  useStyle(box, 'touch-action', 'pan-y pinch-zoom');
  useEvent<PointerEvent>(box, 'pointerdown', (event) => {
    start.current = event.pointerType !== 'mouse' && event.isPrimary ? event : null;
  });
  useEvent<PointerEvent>(box, 'pointerup', ({ pointerId, clientX, clientY }) => {
    const from = start.current;
    start.current = null;
    if (from?.pointerId !== pointerId) return;
    const across = clientX - from.clientX;
    if (Math.abs(across) < Math.max(SWIPE_DISTANCE, Math.abs(clientY - from.clientY))) return;
    step(box && across < 0 !== isRtl(box) ? 1 : -1);
  });
}

/**
 * Inserts the links that the lightbox opens.
 *
 * @param pictures empty if the site has no lightbox
 * @returns the link that opens the first picture; without the lightbox behavior it leads to the picture
 */
export function useTrigger(gallery: Element, pictures: readonly Picture[]): HTMLAnchorElement | undefined {
  const [links, setLinks] = useState<HTMLAnchorElement[]>([]);
  const count = pictures.length;
  useLayoutEffect(() => {
    if (count === 0) return;
    const owner = documentOf(gallery);
    const group = owner.createElement('div');
    group.className = 'et_post_gallery';
    const inserted = Array.from({ length: count }, (_, at) => {
      const box = owner.createElement('span');
      box.className = 'et_pb_gallery_image';
      // The theme's gallery styles apply to these class names.
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
    member(gallery, 'prepend')(group);
    setLinks(inserted);
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

const loadZoom = () => import('./zoom');

export interface GalleryConfig {
  zoom: boolean;
  lightbox: boolean;
}

export function config(_element: Element, { global }: Page): GalleryConfig {
  const { zoom_enabled, photoswipe_enabled } = asRecord(global('wc_single_product_params'));
  return { zoom: isNotFalse(zoom_enabled), lightbox: isNotFalse(photoswipe_enabled) };
}

export default function ProductGallery({ element, config }: BehaviorProps<GalleryConfig>): ReactNode {
  const [slots] = useState(() => slotsOf(element));
  const [chosen, setChosen] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [variation, setVariation] = useState<Picture>();
  const pictures = orderPictures(slots, chosen, variation);
  const main = slots[0];
  const count = slots.length;
  const step = (by: number) => setChosen((at) => (at + by + count) % count);
  useEffect(() => {
    const stop = productImage.on(({ product, picture }) => {
      if (productOf(element) !== product && documentOf(element).querySelectorAll('.variations_form').length > 1) return;
      setVariation(picture);
      setChosen(0);
    });
    productImageRequested.emit(undefined);
    return stop;
  }, [element]);
  useStyle(element, 'opacity', '1');
  useClaims([
    ...claimsOf(slots, pictures),
    ...slots.slice(1).flatMap(({ link }, at): WantedClaim[] => [
      [link, 'attr:role', 'button'],
      [link, 'attr:aria-label', phrase('show_image', 'Show image %1 of %2', at + 2, count)],
    ]),
  ]);
  useEffect(() => trigger(element, 'wc-product-gallery-after-init', element), [element]);
  const opener = useTrigger(element, config.lightbox && main?.link ? pictures : []);
  const Zoom = useLazy(loadZoom, isHovered);
  useEvent<PointerEvent>(config.zoom ? main?.box : null, 'pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') setHovered(true);
  });
  useSwipe(count > 1 ? main?.box : undefined, step);
  useEvent<MouseEvent>(element, 'click', (event) => {
    const at = slots.findIndex(({ link }) => link?.contains(event.target as Node));
    if (at < 0 || !isPlainPress(event)) return;
    // Once a picture is chosen, its slot holds the first picture.
    if (at > 0) setChosen(at === chosen ? 0 : at);
    else if (opener) opener.click();
    else return;
    event.preventDefault();
  });
  useEvent<KeyboardEvent>(element, 'keydown', (event) => {
    const link = closestTo(event.target, 'a');
    const at = link ? slots.findIndex((slot) => slot.link === link) : -1;
    const by = at === 0 && count > 1 && { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by) step(isRtl(element) ? -by : by);
    else if (at > 0 && event.key === ' ') link?.click();
    else return;
    event.preventDefault();
  });
  return Zoom && main && pictures[0] ? <Zoom slot={main} picture={pictures[0]} /> : null;
}
