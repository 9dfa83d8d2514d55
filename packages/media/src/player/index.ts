/** Descriptor of the player behavior, for media that WordPress prints or that have a player class. */
import type { Behavior } from '@enliven/core';
import type { PlayerConfig } from './options';

/** Selector with tag names, since the container of a player copies the classes of its medium. */
export const player: Behavior<PlayerConfig> = {
  name: 'player',
  package: '@enliven/media',
  selector:
    'audio.wp-audio-shortcode,video.wp-video-shortcode,.et_audio_container audio,audio.mejs-player,video.mejs-player',
  incumbents: ['mediaelement-core', 'wp-mediaelement'],
  load: () => import('./player'),
};
