/** Motion that opens or closes an element by its height. */
import type { Motion } from '@enliven/core';

const FLAT: Keyframe = { height: '0px', paddingTop: '0px', paddingBottom: '0px', overflow: 'hidden' };

/** Creates the motion. @param opens from zero to its full height, else back */
export const slide = (opens: boolean, duration: number, easing?: string): Motion => ({
  duration,
  ...(easing && { easing }),
  frames(element) {
    const { offsetHeight } = element as HTMLElement;
    const full: Keyframe = { boxSizing: 'border-box', height: `${offsetHeight}px`, overflow: 'hidden' };
    const flat: Keyframe = { boxSizing: 'border-box', ...FLAT };
    // An element without a box does not move.
    if (offsetHeight === 0) return null;
    return opens ? [flat, full] : [full, flat];
  },
});
