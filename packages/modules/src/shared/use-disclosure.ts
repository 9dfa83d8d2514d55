/** Carries a disclosure's state into the theme's classes, inline display and the slide. */
import { revealed, useAnimation, useClass, useStyle } from '@enliven/core';
import { useRef } from 'react';
import { type DisclosureState, isMoving } from './disclosure-machine';
import type { DisclosureParts } from './disclosure-parts';
import { slideClosed, slideOpen } from './slide';

/**
 * The state class changes when the slide has ended; the content keeps an inline `display` from the first move on, since
 * other scripts look for it (contract §1.4).
 */
export function useDisclosure(parts: DisclosureParts, state: DisclosureState, onDone: () => void): void {
  const { root, content, display } = parts;
  const open = state === 'open' || state === 'closing';
  const touched = useRef(false);
  touched.current ||= isMoving(state);
  useClass(root, 'et_pb_toggle_open', open);
  useClass(root, 'et_pb_toggle_close', !open);
  useStyle(content, 'display', touched.current ? (state === 'closed' ? 'none' : display) : undefined);
  const motion = state === 'opening' ? slideOpen : state === 'closing' ? slideClosed : null;
  useAnimation(content, motion, () => {
    onDone();
    if (state === 'opening') revealed.emit(content);
  });
}
