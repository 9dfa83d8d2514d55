/** Descriptor of the scroll-down link behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';

/** Scroll-down links of fullwidth headers. */
export const headerScroll: Behavior = defineModule(
  {
    name: 'header-scroll',
    selector: '.et_pb_fullwidth_header_scroll',
    press: '.et_pb_fullwidth_header_scroll a',
    load: () => import('./header-scroll'),
  },
  ['fullwidth-header'],
);
