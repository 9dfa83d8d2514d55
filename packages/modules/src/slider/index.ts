/** Descriptor of the slider behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { SliderConfig } from '../shared/slider/slider-state';

/** Sliders, fullwidth sliders, post sliders and sliders of gallery posts. */
export const slider: Behavior<SliderConfig> = defineModule({
  name: 'slider',
  selector: '.et_pb_slider:not(.et_pb_gallery):not(.et_pb_slider_carousel):not(.et_pb_slider_dots)',
  builds: true,
  load: () => import('./slider'),
});
