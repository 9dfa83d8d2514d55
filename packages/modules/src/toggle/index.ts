/** Descriptor of the toggle behavior, for toggles outside accordions. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { ToggleConfig } from './toggle';

export type { DisclosureEventMap } from '../shared/disclosure';

/** Toggles: a title that shows and hides its content. */
export const toggle: Behavior<ToggleConfig> = defineModule({
  name: 'toggle',
  selector: '.et_pb_toggle:not(.et_pb_accordion_item):not(.et_pb_accordion > .et_pb_toggle)',
  press: '.et_pb_toggle_title',
  hides: '.et_pb_toggle_content',
  load: () => import('./toggle'),
});
