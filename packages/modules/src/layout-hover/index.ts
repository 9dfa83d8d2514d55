/** Descriptor of the layout hover behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { LayoutHoverConfig } from './layout-hover';

/** Text that turns light or dark on hover or while sticky. */
export const layoutHover: Behavior<LayoutHoverConfig> = defineModule({
  name: 'layout-hover',
  selector: '[data-background-layout-hover],[data-background-layout-sticky]',
  load: () => import('./layout-hover'),
});
