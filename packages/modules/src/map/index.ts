/** Descriptor of the map behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { MapConfig } from './config';

/** Maps with pins, drawn by the provider that the site configured. */
export const map: Behavior<MapConfig> = defineModule({
  name: 'map',
  selector: '.et_pb_map_container',
  load: () => import('./map'),
});
