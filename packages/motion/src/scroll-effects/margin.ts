/** How far from the window elements begin to move. */
import { asNumber } from '@enliven/core';
import { LOOK_AHEAD, LOOK_BACK, SHIFT_UNIT } from './constants';
import type { Entry } from './lists';

/** Far shifts bring an element into the window from further away. In steps, so that most share one observer. */
export function marginFor(entries: readonly Entry[]): string {
  const shifts = entries
    .filter(({ resolver }) => resolver === 'translateY')
    .flatMap(({ startValue, midValue, endValue }) => [startValue, midValue, endValue])
    .map((value) => Math.abs(asNumber(value) ?? 0));
  const reach = Math.ceil((Math.max(0, ...shifts) * SHIFT_UNIT) / LOOK_AHEAD) * LOOK_AHEAD;
  return `${LOOK_BACK + reach}px 9999px ${LOOK_AHEAD + reach}px`;
}
