/** Where sliders are found: in columns, across the page, of posts, and of gallery posts. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { SliderConfig } from '../shared/slider/slider-state';

/** Sliders: of the page, of posts, and of gallery posts. */
export const slider: Behavior<SliderConfig> = defineModule({
  name: 'slider',
  selector: '.et_pb_slider:not(.et_pb_gallery):not(.et_pb_slider_carousel):not(.et_pb_slider_dots)',
  builds: true,
  load: () => import('./slider'),
});
