/** Where galleries that are sliders are found, the shop's product gallery included. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { SliderConfig } from '../shared/slider/slider-state';

/** Galleries that show one picture after the other. */
export const gallerySlider: Behavior<SliderConfig> = defineModule(
  {
    name: 'gallery-slider',
    selector: '.et_pb_slider.et_pb_gallery',
    builds: true,
    load: () => import('./gallery-slider'),
  },
  ['gallery', 'slider'],
);
