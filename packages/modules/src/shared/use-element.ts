/** Hooks for one element: its states (hovered, stuck, in view, changed by other scripts), its measures and its text. */
import {
  $reducedMotion,
  type Claim,
  claim,
  measure,
  page,
  useEvent,
  useLatest,
  watchSize,
  watchVisible,
} from '@enliven/core';
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';

/** Fingers do not hover; null is never hovered. */
export function useHovered(element: Element | null): boolean {
  const [hovered, setHovered] = useState(false);
  useEvent<PointerEvent>(element, 'pointerenter', ({ pointerType }) => setHovered(pointerType !== 'touch'));
  useEvent(element, 'pointerleave', () => setHovered(false));
  return hovered;
}

/** Whether an element or an ancestor is stuck; updated by the window events of sticky modules. */
export function useSticky(element: Element): boolean {
  const read = () => element.closest('.et_pb_sticky') !== null;
  const [sticky, setSticky] = useState(read);
  const view = element.ownerDocument.defaultView;
  useEvent(view, 'ETBuilderStickyStart', () => setSticky(read));
  useEvent(view, 'ETBuilderStickyEnd', () => setSticky(read));
  return sticky;
}

/** Far enough above the window to hold everything that was scrolled past. */
const ABOVE = '9999999px 0px';

/** True once the top has reached the window's lower edge; at once where the site or the visitor wants no waiting. */
export function useInView(element: Element, entire = false): boolean {
  const [seen, setSeen] = useState(false);
  useLayoutEffect(() => {
    if (seen) return;
    if (page().text('ignore_waypoints') === 'yes' || $reducedMotion.get()) return setSeen(true);
    const onVisible = (visible: boolean) => visible && setSeen(true);
    if (!entire) return watchVisible(element, onVisible, `${ABOVE} 0px`);
    let stop = () => {};
    // A window that ends the element's height higher is reached by the top when the bottom reaches the real edge. What is
    // taller than the window has been seen enough when it fills it.
    const cancel = measure(
      () => Math.min(element.getBoundingClientRect().height, element.ownerDocument.documentElement.clientHeight),
      (height) => {
        stop = watchVisible(element, onVisible, `${ABOVE} -${Math.floor(height)}px`);
      },
    );
    return () => {
      cancel();
      stop();
    };
  }, [element, seen, entire]);
  return seen;
}

/** Renders again when one of the attributes changes on the element or inside it. @param names separated by commas */
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
 * @param key what the result depends on; after a change the result is undefined until it is measured again
 * @param read runs in the shared read phase
 * @param holds the last answer stays until the next one is there, for what measures the same with it and without it:
 * otherwise the page shows for a frame what it was before, and everything below jumps twice @default false
 */
export function useMeasured<T>(key: unknown, read: () => T, holds = false): T | undefined {
  const [known, setKnown] = useState<{ key: unknown; value: T }>();
  const latest = useLatest(read);
  const fresh = known?.key === key;
  useLayoutEffect(() => {
    if (!fresh)
      return measure(
        () => latest.current(),
        (value) => setKnown({ key, value }),
      );
  }, [key, fresh, latest]);
  return fresh || holds ? known?.value : undefined;
}

/** CSS pixels; follows every change, also from hidden to shown. */
export function useWidth(element: Element | null | undefined): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element) return;
    return watchSize([element], ([entry]) => entry?.contentRect.width ?? 0, setWidth);
  }, [element]);
  return width;
}

/**
 * Calls `listener` in the frame after each change, not for the first width.
 *
 * @returns the function that stops watching
 */
export function watchWidth(element: Element, listener: (width: number) => void): () => void {
  let known: number | undefined;
  return watchSize(
    [element],
    ([entry]) => entry?.contentRect.width ?? 0,
    (width) => {
      const news = known !== undefined && known !== width;
      known = width;
      if (news) listener(width);
    },
  );
}

/**
 * Writes text into a server element as often as every frame, without a render for each.
 *
 * @returns a function that shows a text until the mount ends; it does nothing where the server put elements of its own
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
      if (!element || element.children.length > 0) return;
      if (release.current) release.current.to(text);
      else release.current = claim(element, 'prop:textContent', text);
    },
    [element],
  );
}
