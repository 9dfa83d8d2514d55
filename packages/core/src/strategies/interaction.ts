/** Waits for the visitor: `presses.ts` wakes whatever is touched or focused, and the idle sweep whatever is left. */
import type { Strategy } from './strategy';

export const interaction: Strategy = () => () => {};
