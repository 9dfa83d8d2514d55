/** Wakes at once. */
import type { Strategy } from './index';

export const now: Strategy = (_element, wake) => {
  wake();
  return () => {};
};
