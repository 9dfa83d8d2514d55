/** Descriptor of the countdown behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { CountdownConfig } from './countdown';

/** Countdown timers: days, hours, minutes and seconds until a point in time. */
export const countdown: Behavior<CountdownConfig> = defineModule(
  { name: 'countdown', selector: '.et_pb_countdown_timer', load: () => import('./countdown') },
  ['countdown-timer'],
);
