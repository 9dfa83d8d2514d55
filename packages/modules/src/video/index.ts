/** Descriptor of the video behavior; covers in thumbnails of sliders are left out. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { VideoConfig } from './video';

/** Video covers: an image with a play button in front of a player. */
export const video: Behavior<VideoConfig> = defineModule({
  name: 'video',
  selector: '.et_pb_video_overlay:not(.et_pb_carousel_item *)',
  press: '.et_pb_video_overlay,.et_pb_video_play',
  load: () => import('./video'),
});
