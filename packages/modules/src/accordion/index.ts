/** Descriptor of the accordion behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { AccordionConfig } from './accordion';

export type { DisclosureEventMap } from '../shared/disclosure';

/** Accordions: groups of toggles with one open item. */
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
