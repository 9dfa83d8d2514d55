/** Where accordions are found. */
import { type Behavior, defineBehavior } from '@enliven/core';
import type { AccordionConfig } from './accordion';

export const accordion: Behavior<AccordionConfig> = defineBehavior({
  name: 'accordion',
  package: '@enliven/modules',
  selector: '.et_pb_accordion',
  press: '.et_pb_toggle_title',
  hides: '.et_pb_toggle_content',
  incumbents: ['divi-custom-script', 'divi-module-library-script-accordion', 'divi-module-library-script-toggle'],
  load: () => import('./accordion'),
});
