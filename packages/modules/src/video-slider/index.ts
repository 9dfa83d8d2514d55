/** Descriptor of the video slider behavior, for sliders with thumbnails or dots. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { VideoSliderConfig } from './video-slider';

/** Video sliders, with thumbnails or dots. */
export const videoSlider: Behavior<VideoSliderConfig> = defineModule(
  {
    name: 'video-slider',
    selector: '.et_pb_slider.et_pb_slider_carousel,.et_pb_slider.et_pb_slider_dots',
    hides: '.et_pb_slides',
    unhides: true,
    builds: true,
    load: () => import('./video-slider'),
  },
  ['video-slider', 'slider'],
);
