/** Where embedded videos are found; which of them are fitted is decided by their place and address. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { FitVideosConfig } from './fit-videos';

/** Parts of addresses, just enough to leave other frames alone. */
const HOSTS = 'youtube vimeo kickstarter hulu dailymotion funnyordie ted.com revision3 flickr blip.tv collegehumor';
const FRAMES = HOSTS.split(' ').map((host) => `[src*="${host}"]`);

/** Embedded videos that keep their shape at every width. */
export const fitVideos: Behavior<FitVideosConfig> = defineModule(
  {
    name: 'fit-videos',
    selector: `iframe:is(${FRAMES},[src^="data:image"]),object,embed`,
    load: () => import('./fit-videos'),
  },
  ['fitvids'],
);
