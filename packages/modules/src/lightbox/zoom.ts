/** The image grows out of its thumbnail and goes back into it. */
import type { Motion } from '@enliven/core';
import { ZOOM_DURATION } from './constants';

/** Where the image must stand to cover the thumbnail; null when one of them has no box on screen. */
function overThumbnail(image: Element, thumbnail: Element): string | null {
  const from = thumbnail.getBoundingClientRect();
  const to = image.getBoundingClientRect();
  if (!from.width || !to.width) return null;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
}

export function zoomFrom(thumbnail: Element, way: 'in' | 'out'): Motion {
  return {
    duration: ZOOM_DURATION,
    easing: 'ease-in-out',
    frames(image) {
      const transform = overThumbnail(image, thumbnail);
      if (!transform) return null;
      const frames = [{ transform }, { transform: 'none' }];
      return way === 'in' ? frames : frames.reverse();
    },
  };
}
