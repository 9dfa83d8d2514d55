/** Where the site wants box shadows to lie over the content: its list of selectors is data of the page. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { Selectors } from './box-shadow';

/** Box shadows that lie over the content. */
export const boxShadow: Behavior<Selectors> = defineModule({
  name: 'box-shadow',
  selector: 'body',
  globals: ['et_pb_box_shadow_elements'],
  load: () => import('./box-shadow'),
});
