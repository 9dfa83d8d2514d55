/** Descriptor of the gallery slider behavior, including the shop's product gallery. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { SliderConfig } from '../shared/slider/slider-state';

/** Galleries as sliders: one picture at a time. */
export const gallerySlider: Behavior<SliderConfig> = defineModule(
  {
    name: 'gallery-slider',
    selector: '.et_pb_slider.et_pb_gallery',
    builds: true,
    load: () => import('./gallery-slider'),
  },
  ['gallery', 'slider'],
);
