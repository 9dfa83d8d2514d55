/** Descriptor of the bar counters behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { BarCountersConfig } from './bar-counters';

/** Bar counters: bars that grow to a percentage. */
export const barCounters: Behavior<BarCountersConfig> = defineModule(
  {
    name: 'bar-counters',
    selector: '.et_pb_counters',
    hides: '.et_pb_counter_amount',
    load: () => import('./bar-counters'),
  },
  ['bar-counters', 'counters', 'counter'],
);
