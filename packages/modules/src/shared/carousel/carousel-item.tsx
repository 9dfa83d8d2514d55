/** One item of a carousel: shown with the others of its group, at its place. */
import { useClass, useStyle } from '@enliven/core';

interface CarouselItemProps {
  item: HTMLElement;
  /** Its place in the group, from 1; 0 while it is not shown. */
  position: number;
}

export function CarouselItem({ item, position }: CarouselItemProps): null {
  useStyle(item, 'display', position > 0 ? 'block' : undefined);
  useClass(item, `position_${position}`, position > 0 || undefined);
  return null;
}
