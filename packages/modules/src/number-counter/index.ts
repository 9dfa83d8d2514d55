/** Where number counters are found; the theme shows them only once they count. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { NumberCounterConfig } from './number-counter';

/** The number counter: counts up to a number when it comes into view. */
export const numberCounter: Behavior<NumberCounterConfig> = defineModule({
  name: 'number-counter',
  selector: '.et_pb_number_counter',
  unhides: true,
  load: () => import('./number-counter'),
});
