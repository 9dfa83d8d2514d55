/** Where toggles are found; those inside an accordion belong to the accordion. */
import { type Behavior, defineBehavior } from '@enliven/core';
import type { ToggleConfig } from './toggle';

export const toggle: Behavior<ToggleConfig> = defineBehavior({
  name: 'toggle',
  package: '@enliven/modules',
  selector: '.et_pb_toggle:not(.et_pb_accordion_item):not(.et_pb_accordion > .et_pb_toggle)',
  press: '.et_pb_toggle_title',
  hides: '.et_pb_toggle_content',
  incumbents: ['divi-custom-script', 'divi-module-library-script-toggle'],
  load: () => import('./toggle'),
});
