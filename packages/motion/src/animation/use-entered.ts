/** Tells when an element's top has reached the lower edge of what scrolls; what was scrolled past already counts as well. */
import { asRecord, page, useLatest, watchVisible } from '@enliven/core';
import { useLayoutEffect } from 'react';

/** Far enough above to hold everything that was scrolled past. */
const MARGIN = '9999999px 0px 0px';

/** @param waiting whether to look at all */
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
