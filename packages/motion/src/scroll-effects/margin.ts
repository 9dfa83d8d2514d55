/** How far from the window elements begin to move. */
import { LOOK_AHEAD, LOOK_BACK, SHIFT_UNIT } from './constants';
import type { Entry } from './lists';

/** Far shifts bring an element into the window from further away. In steps, so that most share one observer. */
export function marginFor(entries: readonly Entry[], ahead: number): string {
  const shifts = entries.flatMap(({ resolver, startValue, midValue, endValue }) =>
    resolver === 'translateY' ? [startValue, midValue, endValue] : [],
  ) as number[];
  const reach = Math.ceil((Math.max(0, ...shifts.map(Math.abs)) * SHIFT_UNIT) / LOOK_AHEAD) * LOOK_AHEAD || 0;
  return `${LOOK_BACK + reach}px 9999px ${ahead + reach}px`;
}
