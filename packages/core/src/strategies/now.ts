/** Wakes at once. */
import type { Strategy } from './strategy';

export const now: Strategy = (_element, wake) => {
  wake();
  return () => {};
};
