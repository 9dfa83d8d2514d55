/** Scrolls to elements, below fixed headers. */
import {
  documentOf,
  matches,
  measure,
  member,
  page,
  SCROLL_DURATION,
  scrollOffset,
  scrollToY,
  useAttr,
  useEvent,
} from '@enliven/core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/**
 * Returns a function that focuses `target` and scrolls to `top`, which runs in the shared read phase and returns pixels from the
 * top of the document.
 */
export function useScrollTarget(): (target: Element, top: () => number) => void {
  const [target, setTarget] = useState<{ element: HTMLElement } | null>(null);
  const stop = useRef(() => {});
  const element = target?.element;
  useAttr(element, 'tabindex', element && !matches(element, FOCUSABLE) ? -1 : undefined);
  useEvent(element, 'blur', () => setTarget(null));
  useLayoutEffect(() => {
    if (element) member(element, 'focus')({ preventScroll: true });
  }, [element]);
  useLayoutEffect(() => () => stop.current(), []);
  return useMemo(
    () => (next, top) => {
      stop.current();
      setTarget({ element: next as HTMLElement });
      let stopScroll = () => {};
      const cancel = measure(top, (pixels) => {
        stopScroll = scrollToY(pixels, SCROLL_DURATION);
      });
      stop.current = () => {
        cancel();
        stopScroll();
      };
    },
    [],
  );
}

/**
 * Scrolls to a module: measures in the next frame, then scrolls for `duration` milliseconds.
 *
 * @param gap distance above the module in pixels
 * @returns a function that stops the scroll
 */
export function scrollToModule(module: Element, duration: number, gap = 0): () => void {
  const view = documentOf(module).defaultView as Window;
  let stop = () => {};
  const cancel = measure(
    () => member(module, 'getBoundingClientRect')().top + view.scrollY - scrollOffset(module, page().generation) - gap,
    (top) => {
      stop = scrollToY(Math.max(0, Math.round(top)), duration);
    },
  );
  return () => {
    cancel();
    stop();
  };
}
