/** Where players are found: what WordPress prints, and what asks for a player by class. */
import type { Behavior } from '@enliven/core';
import type { PlayerConfig } from './options';

/** The container that a player puts around its medium bears the medium's classes, so tags are named. */
export const player: Behavior<PlayerConfig> = {
  name: 'player',
  package: '@enliven/media',
  selector:
    'audio.wp-audio-shortcode,video.wp-video-shortcode,.et_audio_container audio,audio.mejs-player,video.mejs-player',
  incumbents: ['mediaelement-core', 'wp-mediaelement'],
  load: () => import('./player'),
};
