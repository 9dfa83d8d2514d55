/** Slides of the contents of toggles and accordion items. */
import type { Motion } from '@enliven/core';

/** Every slide of toggles and accordions takes 700 ms (docs/reference/toggles-and-accordions.md#toggles). */
const SLIDE_DURATION = 700;

/**
 * Nothing of the box left. `content-box` makes `height` mean the content alone, so paddings can move on their own;
 * properties that only one keyframe names end at whatever the style sheet says.
 */
const FLAT: Keyframe = {
  boxSizing: 'content-box',
  height: '0px',
  paddingTop: '0px',
  paddingBottom: '0px',
  marginTop: '0px',
  marginBottom: '0px',
  overflow: 'hidden',
};

const full = (height: number): Keyframe => ({ boxSizing: 'content-box', height: `${height}px`, overflow: 'hidden' });

/** Height of the content without padding and border, in pixels. */
function contentHeight(element: Element): number {
  const style = getComputedStyle(element);
  const sides = [style.paddingTop, style.paddingBottom].map(Number.parseFloat);
  return element.clientHeight - sides.reduce((sum, side) => sum + (side || 0), 0);
}

/** From nothing to the content's height; nothing moves where there is no box, e.g. inside a closed tab. */
export const slideOpen: Motion = {
  duration: SLIDE_DURATION,
  hold: FLAT,
  frames: (element) => (element.scrollHeight > 0 ? [FLAT, full(element.scrollHeight)] : null),
};

/** From the content's height to nothing. */
export const slideClosed: Motion = {
  duration: SLIDE_DURATION,
  frames(element) {
    const height = contentHeight(element);
    return height > 0 ? [full(height), FLAT] : null;
  },
};

/** From where a slide that opens it is now to nothing: for what another press closes before it is open. */
export function slideBack(element: Element): Motion {
  const { height, paddingTop, paddingBottom, marginTop, marginBottom } = getComputedStyle(element);
  const now = { paddingTop, paddingBottom, marginTop, marginBottom };
  return { duration: SLIDE_DURATION, frames: [{ ...FLAT, ...now, height }, FLAT] };
}
