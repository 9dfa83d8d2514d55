/** Descriptor of the tabs behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { TabsConfig } from './tab';

/** Tab sets, including WooCommerce's product tabs module. */
export const tabs: Behavior<TabsConfig> = defineModule({
  name: 'tabs',
  selector: '.et_pb_tabs',
  press: '.et_pb_tabs_controls li,.et_pb_tabs_controls a',
  hides: '.et_pb_all_tabs > .et_pb_tab',
  load: () => import('./tabs'),
});
