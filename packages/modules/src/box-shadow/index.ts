/** Descriptor of the box shadow behavior, whose selectors the page lists. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { Selectors } from './box-shadow';

/** Inner box shadows drawn above the content. */
export const boxShadow: Behavior<Selectors> = defineModule({
  name: 'box-shadow',
  selector: 'body',
  globals: ['et_pb_box_shadow_elements'],
  load: () => import('./box-shadow'),
});
