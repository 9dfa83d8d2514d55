/** Where accordions are found. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { AccordionConfig } from './accordion';

export type { DisclosureEventMap } from '../shared/disclosure';

/** The accordion: toggles of which one is open. */
export const accordion: Behavior<AccordionConfig> = defineModule(
  {
    name: 'accordion',
    selector: '.et_pb_accordion',
    press: '.et_pb_toggle_title',
    hides: '.et_pb_toggle_content',
    load: () => import('./accordion'),
  },
  ['accordion', 'toggle'],
);
