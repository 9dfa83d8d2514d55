/** Descriptor of the number counter behavior; the theme hides counters until they count. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { NumberCounterConfig } from './number-counter';

/** Number counters: count up to a number when in view. */
export const numberCounter: Behavior<NumberCounterConfig> = defineModule({
  name: 'number-counter',
  selector: '.et_pb_number_counter',
  unhides: true,
  load: () => import('./number-counter'),
});
