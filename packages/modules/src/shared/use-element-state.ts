/** Hooks for states of an element: hovered, stuck, in view, changed by other scripts. */
import { $reducedMotion, measure, page, useEvent, watchVisible } from '@enliven/core';
import { useLayoutEffect, useReducer, useState } from 'react';

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
