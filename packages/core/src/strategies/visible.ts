/** Wakes when the element comes near the window. */
import { watchVisible } from '../watch-visible';
import type { Strategy } from './strategy';

/** How near, above and below. A fast flick covers about this much while a chunk arrives. */
const MARGIN = '300px 0px';

export const visible: Strategy = (element, wake) =>
  watchVisible(
    element,
    (near) => {
      if (near) wake();
    },
    MARGIN,
  );
