/** Where the scroll-down links of fullwidth headers are found. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';

/** The scroll-down link of a fullwidth header. */
export const headerScroll: Behavior = defineModule(
  {
    name: 'header-scroll',
    selector: '.et_pb_fullwidth_header_scroll',
    press: '.et_pb_fullwidth_header_scroll a',
    load: () => import('./header-scroll'),
  },
  ['fullwidth-header'],
);
