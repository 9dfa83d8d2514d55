/** Carries a disclosure's state into the theme's classes, inline display and the slide, and tells when it has ended. */
import { emit, revealed, useAnimation, useClass, useLatest, useStyle } from '@enliven/core';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type DisclosureState, isMoving } from './disclosure-machine';
import type { DisclosureParts } from './disclosure-parts';
import { slideBack, slideClosed, slideOpen } from './slide';

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
