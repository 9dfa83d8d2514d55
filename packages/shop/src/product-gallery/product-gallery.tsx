/** The gallery of a product: shown as it is printed, one picture large; the others take its place when they are chosen (docs/reference/shop.md#gallery). */
import {
  asRecord,
  type BehaviorProps,
  isPlainPress,
  type Page,
  phrase,
  useClaims,
  useEvent,
  useLazy,
  useStyle,
  type Wanted,
} from '@enliven/core';
import { type ReactNode, useEffect, useState } from 'react';
import { isNotNo, type Picture, productImage, productOf } from '../shared/product-image';
import { claimsOf, orderPictures, slotsOf } from './pictures';
import { useSwipe } from './use-swipe';
import { useTrigger } from './use-trigger';

const loadZoom = () => import('./zoom');

export interface GalleryConfig {
  zoom: boolean;
  lightbox: boolean;
}

export function config(_element: Element, { global }: Page): GalleryConfig {
  const { zoom_enabled, photoswipe_enabled } = asRecord(global('wc_single_product_params'));
  return { zoom: isNotNo(zoom_enabled), lightbox: isNotNo(photoswipe_enabled) };
}

export default function ProductGallery({ element, config }: BehaviorProps<GalleryConfig>): ReactNode {
  const [slots] = useState(() => slotsOf(element));
  const [chosen, setChosen] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [variation, setVariation] = useState<Picture>();
  const pictures = orderPictures(slots, chosen, variation);
  const main = slots[0];
  const count = slots.length;
  const turn = (by: number) => setChosen((at) => (at + by + count) % count);
  useEffect(
    () =>
      productImage.on(({ product, picture }) => {
        if (productOf(element) !== product && element.ownerDocument.querySelectorAll('.variations_form').length > 1)
          return;
        setVariation(picture);
        setChosen(0);
      }),
    [element],
  );
  useStyle(element, 'opacity', '1');
  useClaims([
    ...claimsOf(slots, pictures),
    ...slots.slice(1).flatMap(({ link }, at): Wanted[] => [
      [link, 'attr:role', 'button'],
      [link, 'attr:aria-label', phrase('show_image', 'Show image %1 of %2', at + 2, count)],
    ]),
  ]);
  const trigger = useTrigger(element, config.lightbox && main?.link ? pictures : []);
  const Zoom = useLazy(loadZoom, hovered);
  useEvent<PointerEvent>(config.zoom ? main?.box : null, 'pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') setHovered(true);
  });
  useSwipe(count > 1 ? main?.box : undefined, turn);
  useEvent<MouseEvent>(element, 'click', (event) => {
    const at = slots.findIndex(({ link }) => link?.contains(event.target as Node));
    if (at < 0 || !isPlainPress(event)) return;
    // The slot that is pressed holds the picture that stood first, once another is chosen.
    if (at > 0) setChosen(at === chosen ? 0 : at);
    else if (trigger) trigger.click();
    else return;
    event.preventDefault();
  });
  useEvent<KeyboardEvent>(element, 'keydown', (event) => {
    const link = (event.target as Element).closest('a');
    const at = link ? slots.findIndex((slot) => slot.link === link) : -1;
    const by = at === 0 && count > 1 && { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by) turn(element.closest('[dir=rtl]') ? -by : by);
    else if (at > 0 && event.key === ' ') link?.click();
    else return;
    event.preventDefault();
  });
  return Zoom && main && pictures[0] ? <Zoom slot={main} picture={pictures[0]} /> : null;
}
