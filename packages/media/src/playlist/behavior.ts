/** Where playlists are found. */
import type { Behavior } from '@enliven/core';

export const playlist: Behavior<undefined> = {
  name: 'playlist',
  package: '@enliven/media',
  selector: '.wp-playlist',
  incumbents: ['wp-playlist'],
  load: () => import('./playlist'),
};
