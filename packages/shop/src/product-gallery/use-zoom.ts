/** A mouse over the large picture sees it in its full size, around the place where the mouse is. */
import { asNumber, isSafeAttribute, useAttr, useEvent, useStyle } from '@enliven/core';
import { useState } from 'react';
import type { Picture } from '../shared/product-image';
import type { Slot } from './pictures';

/** @param picture that stands there; undefined where the site wants no zoom */
export function useZoom(main: Slot | undefined, picture: Picture | undefined): void {
  const [zoom, setZoom] = useState<{ scale: number; origin: string }>();
  const target = picture ? main?.box : undefined;
  useEvent<PointerEvent>(target, 'pointermove', ({ pointerType, clientX, clientY }) => {
    const { left, top, width, height } = (target as Element).getBoundingClientRect();
    const scale = (asNumber(picture?.['data-large_image_width']) ?? 0) / width;
    if (pointerType !== 'mouse' || !(scale > 1) || !height) return;
    const part = (at: number, size: number) => `${Math.round((Math.min(Math.max(at, 0), size) / size) * 100)}%`;
    setZoom({ scale, origin: `${part(clientX - left, width)} ${part(clientY - top, height)}` });
  });
  useEvent(target, 'pointerleave', () => setZoom(undefined));
  const over = target ? zoom : undefined;
  useStyle(target, 'overflow', over && 'hidden');
  useStyle(main?.image, 'transform', over && `scale(${over.scale})`);
  useStyle(main?.image, 'transform-origin', over?.origin);
  // Fetched with the first zoom; the box keeps its size.
  const large = picture?.['data-large_image'];
  const width = `${picture?.['data-large_image_width']}px`;
  const isSafe = main && large && isSafeAttribute(main.image, 'src', large);
  useAttr(main?.image, 'sizes', over && picture?.srcset ? width : undefined);
  useAttr(main?.image, 'src', over && isSafe && !picture?.srcset ? large : undefined);
}
