/** Descriptor of the playlist behavior. */
import type { Behavior } from '@enliven/core';
import type { PlaylistConfig } from './config';

/** Playlists: several tracks in one player. */
export const playlist: Behavior<PlaylistConfig> = {
  name: 'playlist',
  package: '@enliven/media',
  selector: '.wp-playlist',
  press: '.wp-playlist-next,.wp-playlist-prev',
  incumbents: ['wp-playlist'],
  load: () => import('./playlist'),
};
