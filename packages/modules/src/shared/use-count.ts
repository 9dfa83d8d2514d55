/** Counts up to a value once its element is in view; pauses while it is off screen. */
import { $reducedMotion, useEvent, useFrame, useLatest, useOnScreen, useTimeout } from '@enliven/core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { COUNT_DURATION, countAt } from './count';

/** Milliseconds off screen after which the rest of a count is skipped. */
const OUT_OF_SIGHT = 100;

/**
 * The first count starts at 0, the next ones where the last ended. Under reduced motion, on paper and out of sight the
 * end comes at once; a hidden page gets no frames, and the clock goes on.
 *
 * @param to nothing is counted while it is undefined
 * @param draw shows a value; `ended` is true for the last one
 */
export function useCount(
  element: Element,
  to: number | undefined,
  draw: (value: number, ended: boolean) => void,
): void {
  const latest = useLatest(draw);
  const shown = useRef(0);
  const run = useRef({ from: 0, start: -1 });
  const [counting, setCounting] = useState(false);
  const onScreen = useOnScreen(element);

  const show = useMemo(
    () => (value: number, ended: boolean) => {
      shown.current = value;
      latest.current(value, ended);
      if (ended) setCounting(false);
    },
    [latest],
  );
  const finish = () => to !== undefined && show(to, true);

  useLayoutEffect(() => {
    if (to === undefined) return;
    if (shown.current === to || $reducedMotion.get()) return show(to, true);
    run.current = { from: shown.current, start: -1 };
    setCounting(true);
    show(shown.current, false);
  }, [to, show]);

  useFrame((time) => {
    if (to === undefined) return;
    if (run.current.start < 0) run.current.start = time;
    const part = (time - run.current.start) / COUNT_DURATION;
    show(countAt(run.current.from, to, part), part >= 1);
  }, counting && onScreen);
  useTimeout(finish, counting && !onScreen ? OUT_OF_SIGHT : null);
  useEvent(counting ? element.ownerDocument.defaultView : null, 'beforeprint', finish);
}
