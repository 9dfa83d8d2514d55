/** Descriptor of the dividers behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { DividersConfig } from './dividers';

/** Section dividers without gaps. */
export const dividers: Behavior<DividersConfig> = defineModule({
  name: 'dividers',
  selector: '.section_has_divider',
  load: () => import('./dividers'),
});
