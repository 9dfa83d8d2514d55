/** Scrolls softly to an element and puts the focus there, so that keyboard and screen reader go along. */
import { measure, SCROLL_DURATION, scrollToY, useAttr, useEvent } from '@enliven/core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/**
 * @returns a function that scrolls to where `top` says (pixels from the document's top; it runs in the shared read phase)
 * and focuses `target`
 */
export function useScrollTarget(): (target: Element, top: () => number) => void {
  const [target, setTarget] = useState<{ element: HTMLElement } | null>(null);
  const stop = useRef(() => {});
  const element = target?.element;
  useAttr(element, 'tabindex', element && !element.matches(FOCUSABLE) ? -1 : undefined);
  useEvent(element, 'blur', () => setTarget(null));
  useLayoutEffect(() => element?.focus({ preventScroll: true }), [element]);
  useLayoutEffect(() => () => stop.current(), []);
  return useMemo(
    () => (next, top) => {
      stop.current();
      setTarget({ element: next as HTMLElement });
      let stopScroll = () => {};
      const callOff = measure(top, (pixels) => {
        stopScroll = scrollToY(pixels, SCROLL_DURATION);
      });
      stop.current = () => {
        callOff();
        stopScroll();
      };
    },
    [],
  );
}
