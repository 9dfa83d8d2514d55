/** Simple carousel in the page's own markup (docs/reference/sliders.md#simple-carousel). */
import type { BehaviorProps } from '@enliven/core';
import type { ReactNode } from 'react';
import { type CarouselConfig, SimpleCarousel } from '../shared/carousel/simple-carousel';

export { carouselConfig as config } from '../shared/carousel/simple-carousel';

export default function Carousel({ element, config: { box, items } }: BehaviorProps<CarouselConfig>): ReactNode {
  return box && items.length > 0 ? <SimpleCarousel element={element as HTMLElement} box={box} items={items} /> : null;
}
