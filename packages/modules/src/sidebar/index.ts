/** Descriptor of the sidebar behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { SidebarConfig } from './sidebar';

/** Sidebar modules: search widgets without a button or without space for one. */
export const sidebar: Behavior<SidebarConfig> = defineModule({
  name: 'sidebar',
  selector: '.et_pb_widget_area',
  load: () => import('./sidebar'),
});
