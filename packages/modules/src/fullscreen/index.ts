/** Descriptor of the fullscreen header behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { FullscreenConfig } from './fullscreen';

/** Fullscreen headers: fullwidth headers as high as the window. */
export const fullscreen: Behavior<FullscreenConfig> = defineModule(
  { name: 'fullscreen', selector: 'section.et_pb_fullscreen', when: 'now', load: () => import('./fullscreen') },
  ['fullwidth-header'],
);
