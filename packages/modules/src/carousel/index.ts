/** Descriptor of the carousel behavior, for carousels outside video sliders. */
import type { Behavior } from '@enliven/core';
import type { CarouselConfig } from '../shared/carousel/simple-carousel';
import { defineModule } from '../shared/define-module';

/** Simple carousels: groups of items that slide. */
export const carousel: Behavior<CarouselConfig> = defineModule(
  {
    name: 'carousel',
    selector: '.et_pb_carousel:not([data-enliven-ignore])',
    hides: '.et_pb_carousel_item',
    builds: true,
    load: () => import('./carousel'),
  },
  ['video-slider'],
);
