/** Hooks for an element: hovered, sticky and in-view state, attributes, measurements and text. */
import {
  $reducedMotion,
  type Claim,
  claim,
  closestTo,
  documentOf,
  measure,
  member,
  page,
  useEvent,
  useLatest,
  useScope,
  watchSize,
  watchVisible,
} from '@enliven/core';
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';

/** Returns whether the pointer hovers an element; touch does not count. */
export function useHovered(element: Element | null): boolean {
  const [hovered, setHovered] = useState(false);
  useEvent<PointerEvent>(element, 'pointerenter', ({ pointerType }) => setHovered(pointerType !== 'touch'));
  useEvent(element, 'pointerleave', () => setHovered(false));
  return hovered;
}

/** Returns whether an element or an ancestor is sticky now; updates on the window events of sticky modules. */
export function useSticky(element: Element): boolean {
  const read = () => closestTo(element, '.et_pb_sticky') !== null;
  const [sticky, setSticky] = useState(read);
  const view = documentOf(element).defaultView;
  useEvent(view, 'ETBuilderStickyStart', () => setSticky(read));
  useEvent(view, 'ETBuilderStickyEnd', () => setSticky(read));
  return sticky;
}

/** Observer margin that includes everything above the window. */
const ABOVE = '9999999px 0px';

/** Returns true once the element's top has entered the window; immediately if the site or the visitor disables waiting. */
export function useInView(element: Element, entire = false): boolean {
  const [seen, setSeen] = useState(false);
  useScope(
    (scope) => {
      if (seen) return;
      if (page().text('ignore_waypoints') === 'yes' || $reducedMotion.get()) return setSeen(true);
      const onVisible = (visible: boolean) => visible && setSeen(true);
      const watch = (inset: number) => scope.add(watchVisible(element, onVisible, `${ABOVE} ${-inset}px`));
      if (!entire) return void watch(0);
      // Raises the lower edge by the element's height, so that its bottom is in the window when its top reaches that edge.
      // Elements taller than the window count once they fill it.
      scope.add(
        measure(
          () =>
            Math.min(
              member(element, 'getBoundingClientRect')().height,
              documentOf(element).documentElement.clientHeight,
            ),
          (height) => void watch(Math.floor(height)),
        ),
      );
    },
    [element, seen, entire],
  );
  return seen;
}

/** Renders again when an attribute changes on the element or a descendant. @param names separated by commas */
export function useAttributes(element: Element, names: string): void {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (typeof MutationObserver !== 'function') return;
    const observer = new MutationObserver(refresh);
    observer.observe(element, { subtree: true, attributeFilter: names.split(',') });
    return () => observer.disconnect();
  }, [element, names]);
}

/**
 * Measures the page.
 *
 * @param key dependency of the result; after a change the result is undefined until the next measurement
 * @param read runs in the shared read phase
 * @param keepsPrevious whether the previous result stays until the next measurement, which avoids a layout shift if the result
 * does not affect the measurement @default false
 */
export function useMeasured<T>(key: unknown, read: () => T, keepsPrevious = false): T | undefined {
  const [measured, setMeasured] = useState<{ key: unknown; value: T }>();
  const latest = useLatest(read);
  const isCurrent = measured?.key === key;
  useLayoutEffect(() => {
    if (!isCurrent)
      return measure(
        () => latest.current(),
        (value) => setMeasured({ key, value }),
      );
  }, [key, isCurrent, latest]);
  return isCurrent || keepsPrevious ? measured?.value : undefined;
}

/** Returns the width in CSS pixels; updates on every change, including when a hidden element appears. */
export function useWidth(element: Element | null | undefined): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element) return;
    return watchSize([element], ([entry]) => entry?.contentRect.width ?? 0, setWidth);
  }, [element]);
  return width;
}

/**
 * Calls `listener` in the frame after each change of the width, but not for the initial width.
 *
 * @returns a function that stops watching
 */
export function watchWidth(element: Element, listener: (width: number) => void): () => void {
  let lastWidth: number | undefined;
  return watchSize(
    [element],
    ([entry]) => entry?.contentRect.width ?? 0,
    (width) => {
      const hasChanged = lastWidth !== undefined && lastWidth !== width;
      lastWidth = width;
      if (hasChanged) listener(width);
    },
  );
}

/**
 * Writes text into a server element without a render, up to once per frame.
 *
 * @returns a function that shows a text until unmount; it does nothing if the element contains other elements
 */
export function useText(element: Element | null | undefined): (text: string) => void {
  const release = useRef<Claim | undefined>(undefined);
  useLayoutEffect(
    () => () => {
      release.current?.();
      release.current = undefined;
    },
    [],
  );
  return useMemo(
    () => (text) => {
      if (!element || member(element, 'children').length > 0) return;
      if (release.current) release.current.to(text);
      else release.current = claim(element, 'prop:textContent', text);
    },
    [element],
  );
}
