/** Descriptor of the audio behavior, for audio modules and blog posts. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { AudioConfig } from './audio';

/** Audio modules, played with native controls. */
export const audio: Behavior<AudioConfig> = defineModule({
  name: 'audio',
  selector: '.et_audio_container',
  load: () => import('./audio'),
});
