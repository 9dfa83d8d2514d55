/** Descriptor of the waypoint behavior; elements in the animation list are left out. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';

/** Legacy in-view effects: images and icons that fade or slide in. */
export const waypoint: Behavior = defineModule({
  name: 'waypoint',
  selector: '.et-waypoint:not(.et_animated,.et_pb_counters)',
  unhides: true,
  load: () => import('./waypoint'),
});
