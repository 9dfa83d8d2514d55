/** Calls back when an element's top reaches the lower edge of its scroll container, or is above it already. */
import { asRecord, page, useLatest, watchVisible } from '@enliven/core';
import { useLayoutEffect } from 'react';

/** Includes everything above the window. */
const MARGIN = '9999999px 0px 0px';

/** @param waiting whether to observe the element */
export function useEntered(element: Element, waiting: boolean, onEntered: () => void): void {
  const latest = useLatest(onEntered);
  useLayoutEffect(() => {
    if (!waiting) return;
    const enter = () => latest.current();
    const { ignore_waypoints, waypoints_options } = asRecord(page().global('et_pb_custom'));
    if (ignore_waypoints === 'yes') return enter();
    if (!asRecord(waypoints_options).context) return watchVisible(element, (visible) => visible && enter(), MARGIN);
    let stop: (() => void) | undefined = () => {};
    import('./watch-context').then((code) => {
      stop &&= code.watchContext(element, enter, MARGIN);
    }, enter);
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [element, waiting, latest]);
}
