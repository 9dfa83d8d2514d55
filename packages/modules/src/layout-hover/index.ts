/** Where modules are found whose text turns light or dark under the pointer or while sticky. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { LayoutHoverConfig } from './layout-hover';

/** Text that turns light or dark under the pointer. */
export const layoutHover: Behavior<LayoutHoverConfig> = defineModule({
  name: 'layout-hover',
  selector: '[data-background-layout-hover],[data-background-layout-sticky]',
  load: () => import('./layout-hover'),
});
