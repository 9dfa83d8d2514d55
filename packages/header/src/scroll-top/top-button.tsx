/** Button that leads back to the top while the page is scrolled far (docs/reference/header.md#back-to-the-top). */
import { documentOf, phrase, query, SCROLL_DURATION, useClass, useStyle, useTimeout } from '@enliven/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { scrollToTarget } from '../shared/scroll-to-target';
import { useFocusStyle } from '../shared/use-focus-style';
import { useHeaderButton } from '../shared/use-header-button';

/** Milliseconds of the style sheet's fade-out. */
const FADING = 1000;

type Look = 'unused' | 'shown' | 'fading' | 'hidden';

export default function TopButton({ element, far }: { element: Element; far: boolean }): ReactNode {
  const button = element as HTMLElement;
  const [look, setLook] = useState<Look>('unused');
  const stop = useRef(() => {});
  if (far && look !== 'shown') setLook('shown');
  if (!far && look === 'shown') setLook('fading');
  useTimeout(() => setLook('hidden'), look === 'fading' ? FADING : null);
  useEffect(() => () => stop.current(), []);
  useClass(element, 'et-visible', look === 'unused' ? undefined : far);
  useClass(element, 'et-hidden', look === 'unused' ? undefined : !far);
  useStyle(element, 'display', look === 'unused' ? undefined : 'block');
  // A faded button is still displayed, but must not be reachable by pointer or keyboard.
  useStyle(element, 'visibility', look === 'hidden' ? 'hidden' : undefined);
  useFocusStyle(element);
  useHeaderButton(button, {
    label: phrase('scroll_to_top', 'Back to top'),
    onPress() {
      const { body } = documentOf(element);
      stop.current();
      stop.current = scrollToTarget(query<HTMLElement>(body, '#page-container') ?? body, SCROLL_DURATION, true);
    },
  });
  return null;
}
