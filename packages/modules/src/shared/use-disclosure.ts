/** Shows the state of a disclosure by the theme's classes, inline display and a slide, and dispatches events when the slide has ended. */
import { emit, type Motion, revealed, useAnimation, useClass, useLatest, useStyle } from '@enliven/core';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type DisclosureParts, type DisclosureState, isMoving } from './disclosure';

/**
 * The state class changes when the slide has ended; the content keeps an inline `display` from the first move on, since
 * other scripts look for it (docs/reference/toggles-and-accordions.md#toggles). Then `enliven:open` or `enliven:close` goes out from the root.
 *
 * @param onDone the slide has ended; answer with the next state
 * @param onOpened the page shows it open
 */
export function useDisclosure(
  { root, content, display }: DisclosureParts,
  state: DisclosureState,
  onDone: () => void,
  onOpened?: () => void,
): void {
  const touched = useRef(false);
  touched.current ||= isMoving(state);
  const rested = useRef(state);
  if (!isMoving(state)) rested.current = state;
  const open = rested.current === 'open';
  const motion = useMemo(() => {
    if (state === 'opening') return slideOpen;
    if (state === 'closing') return open ? slideClosed : slideBack(content);
    return null;
  }, [state, open, content]);
  useClass(root, 'et_pb_toggle_open', open);
  useClass(root, 'et_pb_toggle_close', !open);
  useStyle(content, 'display', touched.current ? (state === 'closed' ? 'none' : display) : undefined);
  useAnimation(content, motion, onDone);

  const before = useRef(state);
  const opened = useLatest(onOpened);
  useLayoutEffect(() => {
    const arrived = isMoving(before.current) && !isMoving(state);
    before.current = state;
    if (!arrived) return;
    emit(root, state === 'open' ? 'enliven:open' : 'enliven:close');
    if (state !== 'open') return;
    opened.current?.();
    revealed.emit(content);
  }, [state, root, content, opened]);
}

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
const slideOpen: Motion = {
  duration: SLIDE_DURATION,
  hold: FLAT,
  frames: (element) => (element.scrollHeight > 0 ? [FLAT, full(element.scrollHeight)] : null),
};

/** From the content's height to nothing. */
const slideClosed: Motion = {
  duration: SLIDE_DURATION,
  frames(element) {
    const height = contentHeight(element);
    return height > 0 ? [full(height), FLAT] : null;
  },
};

/** From where a slide that opens it is now to nothing: for what another press closes before it is open. */
function slideBack(element: Element): Motion {
  const { height, paddingTop, paddingBottom, marginTop, marginBottom } = getComputedStyle(element);
  const now = { paddingTop, paddingBottom, marginTop, marginBottom };
  return { duration: SLIDE_DURATION, frames: [{ ...FLAT, ...now, height }, FLAT] };
}
