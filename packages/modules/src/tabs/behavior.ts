/** Where tab sets are found. */
import { type Behavior, defineBehavior } from '@enliven/core';
import type { TabsConfig } from './config';

export const tabs: Behavior<TabsConfig> = defineBehavior({
  name: 'tabs',
  package: '@enliven/modules',
  selector: '.et_pb_tabs',
  press: '.et_pb_tabs_controls li,.et_pb_tabs_controls a',
  hides: '.et_pb_all_tabs > .et_pb_tab',
  incumbents: ['divi-custom-script', 'divi-module-library-script-tabs'],
  load: () => import('./tabs'),
});
