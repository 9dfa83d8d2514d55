/** Slide motions of the content of toggles and accordion items. */
import { type Motion, member } from '@enliven/core';

/** Milliseconds of a slide (docs/reference/toggles-and-accordions.md#toggles). */
const SLIDE_DURATION = 700;

/**
 * Keyframe of closed content. `content-box` excludes paddings from `height`, so that they animate separately. Properties that
 * only this keyframe contains animate to the value in the style sheet.
 */
const CLOSED: Keyframe = {
  boxSizing: 'content-box',
  height: '0px',
  paddingTop: '0px',
  paddingBottom: '0px',
  marginTop: '0px',
  marginBottom: '0px',
  overflow: 'hidden',
};

const openFrame = (height: number): Keyframe => ({
  boxSizing: 'content-box',
  height: `${height}px`,
  overflow: 'hidden',
});

/** Returns the height of the content without padding and border, in pixels. */
function contentHeight(element: Element): number {
  const style = getComputedStyle(element);
  const sides = [style.paddingTop, style.paddingBottom].map(Number.parseFloat);
  return member(element, 'clientHeight') - sides.reduce((sum, side) => sum + (side || 0), 0);
}

/** Slides open to the content's height. Content without a box, such as in a closed tab, does not move. */
export const slideOpen: Motion = {
  duration: SLIDE_DURATION,
  hold: CLOSED,
  frames: (element) =>
    member(element, 'scrollHeight') > 0 ? [CLOSED, openFrame(member(element, 'scrollHeight'))] : null,
};

/** Slides closed from the content's height. */
export const slideClosed: Motion = {
  duration: SLIDE_DURATION,
  frames(element) {
    const height = contentHeight(element);
    return height > 0 ? [openFrame(height), CLOSED] : null;
  },
};

/** Slides closed from the current position of an opening slide, if another press closes it early. */
export function slideBack(element: Element): Motion {
  const { height, paddingTop, paddingBottom, marginTop, marginBottom } = getComputedStyle(element);
  const current = { paddingTop, paddingBottom, marginTop, marginBottom };
  return { duration: SLIDE_DURATION, frames: [{ ...CLOSED, ...current, height }, CLOSED] };
}
