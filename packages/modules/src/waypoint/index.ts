/** Where in-view effects of the older kind are found; what is on the animation list as well is not ours. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';

/** In-view effects of the older kind: images and icons that fade or slide in. */
export const waypoint: Behavior = defineModule({
  name: 'waypoint',
  selector: '.et-waypoint:not(.et_animated,.et_pb_counters)',
  unhides: true,
  load: () => import('./waypoint'),
});
