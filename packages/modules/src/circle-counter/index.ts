/** Descriptor of the circle counter behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { CircleCounterConfig } from './circle-counter';

/** Circle counters: rings that fill to a percentage. */
export const circleCounter: Behavior<CircleCounterConfig> = defineModule({
  name: 'circle-counter',
  selector: '.et_pb_circle_counter',
  hides: '.percent p',
  load: () => import('./circle-counter'),
});
