/** Descriptor of the embedded videos behavior; position and address decide which frames it fits. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { FitVideosConfig } from './fit-videos';

/** Parts of video addresses, which exclude most other frames. */
const HOSTS = 'youtube vimeo kickstarter hulu dailymotion funnyordie ted.com revision3 flickr blip.tv collegehumor';
const FRAMES = HOSTS.split(' ').map((host) => `[src*="${host}"]`);

/** Embedded videos that keep their aspect ratio at every width. */
export const fitVideos: Behavior<FitVideosConfig> = defineModule(
  {
    name: 'fit-videos',
    selector: `iframe:is(${FRAMES},[src^="data:image"]),object,embed`,
    load: () => import('./fit-videos'),
  },
  ['fitvids'],
);
