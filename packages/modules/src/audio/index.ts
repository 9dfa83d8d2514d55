/** Where recordings are found: in the audio module and in blog posts. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { AudioConfig } from './audio';

/** Audio modules, played by the browser's own controls. */
export const audio: Behavior<AudioConfig> = defineModule({
  name: 'audio',
  selector: '.et_audio_container',
  load: () => import('./audio'),
});
