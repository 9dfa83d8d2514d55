/** Zoom of the large picture around the mouse pointer. Lazy part: fetched on the first hover. */
import { asNumber, isSafeAttribute, member, useAttr, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import type { Picture } from '../shared/product-image';
import type { Slot } from './pictures';

interface ZoomProps {
  /** Slot of the large picture. */
  slot: Slot;
  picture: Picture;
}

export default function Zoom({ slot: { box, image }, picture }: ZoomProps): ReactNode {
  const [zoom, setZoom] = useState<{ scale: number; origin: string }>();
  useEvent<PointerEvent>(box, 'pointermove', ({ pointerType, clientX, clientY }) => {
    const { left, top, width, height } = member(box, 'getBoundingClientRect')();
    const scale = (asNumber(picture['data-large_image_width'], 'length') ?? 0) / width;
    if (pointerType !== 'mouse' || !(scale > 1) || !height) return;
    const part = (at: number, size: number) => `${Math.round((Math.min(Math.max(at, 0), size) / size) * 100)}%`;
    setZoom({ scale, origin: `${part(clientX - left, width)} ${part(clientY - top, height)}` });
  });
  useEvent(box, 'pointerleave', () => setZoom(undefined));
  useStyle(box, 'overflow', zoom && 'hidden');
  useStyle(image, 'transform', zoom && `scale(${zoom.scale})`);
  useStyle(image, 'transform-origin', zoom?.origin);
  // The large image is fetched on the first zoom; the box keeps its size.
  const large = picture['data-large_image'];
  const isSafe = large && isSafeAttribute(image, 'src', large);
  useAttr(image, 'sizes', zoom && picture.srcset ? `${picture['data-large_image_width']}px` : undefined);
  useAttr(image, 'src', zoom && isSafe && !picture.srcset ? large : undefined);
  return null;
}
