/** Where sidebar modules are found. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { SidebarConfig } from './sidebar';

/** The sidebar module: search widgets without a button, or without the room for one. */
export const sidebar: Behavior<SidebarConfig> = defineModule({
  name: 'sidebar',
  selector: '.et_pb_widget_area',
  load: () => import('./sidebar'),
});
