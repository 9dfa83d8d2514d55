/** Descriptor of the background video behavior; the theme hides the owner's content until a video can play. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { BackgroundVideoConfig } from './background-video';

const descriptor = defineModule<BackgroundVideoConfig>({
  name: 'background-video',
  selector: '.et_pb_section_video,.et-pb-has-background-video',
  hides: ':scope > div',
  load: () => import('./background-video'),
});

// Divi 5 names this script differently from those of its modules.

/** Background videos of sections, rows, columns, slides and modules. */
export const backgroundVideo: Behavior<BackgroundVideoConfig> = /* @__PURE__ */ Object.assign(descriptor, {
  incumbents: ['divi-custom-script', 'divi-module-script-background-video'],
});
