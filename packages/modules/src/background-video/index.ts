/** Where background videos are found: on what they stand behind, which the theme hides until they can play. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { BackgroundVideoConfig } from './background-video';

const own = defineModule<BackgroundVideoConfig>({
  name: 'background-video',
  selector: '.et_pb_section_video,.et-pb-has-background-video',
  hides: ':scope > div',
  load: () => import('./background-video'),
});

// Divi 5 names this one script differently from those of its modules.

/** Videos behind sections, rows, columns, slides and modules. */
export const backgroundVideo: Behavior<BackgroundVideoConfig> = /* @__PURE__ */ Object.assign(own, {
  incumbents: ['divi-custom-script', 'divi-module-script-background-video'],
});
