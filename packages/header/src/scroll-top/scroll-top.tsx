/** The button that leads back to the top: it comes once the page is scrolled far, and is nobody's before (docs/reference/header.md#back-to-the-top). */
import {
  $scroll,
  type BehaviorProps,
  phrase,
  SCROLL_DURATION,
  useClass,
  useStore,
  useStyle,
  useTimeout,
} from '@enliven/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { scrollToTarget } from '../shared/scroll-to-target';
import { useButton } from '../shared/use-button';

/** Pixels. */
const FAR = 800;
/** Milliseconds in which the style sheet lets it fade out. */
const FADING = 1000;

type Look = 'unused' | 'shown' | 'fading' | 'hidden';

export default function ScrollTop({ element }: BehaviorProps): ReactNode {
  const button = element as HTMLElement;
  const far = useStore($scroll, ({ y }) => y > FAR);
  const [look, setLook] = useState<Look>('unused');
  const stop = useRef(() => {});
  if (far && look !== 'shown') setLook('shown');
  if (!far && look === 'shown') setLook('fading');
  useTimeout(() => setLook('hidden'), look === 'fading' ? FADING : null);
  useEffect(() => () => stop.current(), []);
  useClass(element, 'et-visible', look === 'unused' ? undefined : far);
  useClass(element, 'et-hidden', look === 'unused' ? undefined : !far);
  useStyle(element, 'display', look === 'unused' ? undefined : 'block');
  // Faded out it is still displayed, where neither pointer nor keyboard should find it.
  useStyle(element, 'visibility', look === 'hidden' ? 'hidden' : undefined);
  useButton(button, {
    label: phrase('scroll_to_top', 'Back to top'),
    onPress() {
      const { body } = element.ownerDocument;
      stop.current();
      stop.current = scrollToTarget(body.querySelector<HTMLElement>('#page-container') ?? body, SCROLL_DURATION, true);
    },
  });
  return null;
}
