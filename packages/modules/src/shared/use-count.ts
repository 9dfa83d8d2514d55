/** Counter values by breakpoint and state, and the counting animation. */
import {
  $reducedMotion,
  addStyleSheet,
  asRecord,
  asText,
  breakpointFor,
  documentOf,
  matches,
  type Page,
  parseBreakpoints,
  useEvent,
  useFrame,
  useLatest,
  useOnScreen,
  useTimeout,
} from '@enliven/core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

export type VisualState = 'value' | 'hover' | 'sticky';

/** Returns the entry of a data global whose selector matches the element; invalid selectors match nothing. */
export function entryFor(data: unknown, element: Element | null | undefined): Record<string, unknown> | undefined {
  const list = Array.isArray(data) ? data.map(asRecord) : [];
  const match = list.find(({ selector }) => {
    try {
      return matches(element, String(selector));
    } catch {
      return false;
    }
  });
  return match && asRecord(match.data);
}

/**
 * Returns the value for a window width and state from values that Divi 5 prints by breakpoint:
 * `{desktop: {value, hover, sticky}, tablet: …}`. The closest breakpoint with a value wins; a state without one uses `value`.
 */
export function responsiveValue(
  values: unknown,
  width: number,
  page: Page,
  state: VisualState = 'value',
): string | undefined {
  const byName = asRecord(values);
  let breakpoints = parseBreakpoints(page.global('diviBreakpointData'));
  for (;;) {
    const name = breakpointFor(width, breakpoints);
    const entry = asRecord(byName[name]);
    const text = asText(entry[state]) ?? asText(entry.value);
    const remaining = breakpoints.filter((breakpoint) => breakpoint.name !== name);
    if (text !== undefined || remaining.length === breakpoints.length) return text;
    breakpoints = remaining;
  }
}

/**
 * Style sheet for printing counters that are not in view yet. Transitions are disabled since they start hidden. The lower of a
 * bar's two texts is positioned so that it stays below the upper one.
 */
const PRINT =
  '@media print{.et_pb_number_counter,.et_pb_counter_amount{opacity:1!important;transition:none!important}' +
  '.et_pb_counter_amount:not(.overlay){position:relative!important}' +
  '.et_pb_circle_counter .percent p{visibility:visible!important}}';

/** Prints counters that are not in view yet in their final state. */
export function usePrintedCounters(element: Element): void {
  useLayoutEffect(() => addStyleSheet(documentOf(element), PRINT), [element]);
}

/** Milliseconds off screen after which a count jumps to its end. */
const SKIP_DELAY = 100;

/**
 * Counts to a number. The first count starts at 0, later ones at the current value. With reduced motion, on paper and off screen
 * the count ends immediately. Hidden pages get no frames, but the time continues.
 *
 * @param seen whether counting may start
 * @param to final number; undefined for no count
 * @param draw shows a value; `ended` is true for the last one
 */
export function useCount(
  element: Element,
  seen: boolean,
  to: number | undefined,
  draw: (value: number, ended: boolean) => void,
): void {
  const latest = useLatest(draw);
  const shown = useRef(0);
  const run = useRef({ from: 0, start: -1 });
  const [counting, setCounting] = useState(false);
  const onScreen = useOnScreen(element);
  usePrintedCounters(element);

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
    if (!seen || to === undefined) return;
    if (shown.current === to || $reducedMotion.get()) return show(to, true);
    run.current = { from: shown.current, start: -1 };
    setCounting(true);
    show(shown.current, false);
  }, [seen, to, show]);

  useFrame((time) => {
    if (to === undefined) return;
    if (run.current.start < 0) run.current.start = time;
    const progress = (time - run.current.start) / COUNT_DURATION;
    show(countAt(run.current.from, to, progress), progress >= 1);
  }, counting && onScreen);
  useTimeout(finish, counting && !onScreen ? SKIP_DELAY : null);
  useEvent(counting || !seen ? documentOf(element).defaultView : null, 'beforeprint', finish);
}

/** Milliseconds of a count. */
const COUNT_DURATION = 1800;

/** Eases in and out quadratically. */
export const ease = (time: number): number => (time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time));

/** Returns the value of a count at a time. @param time from 0 to 1; larger values count as 1 */
export function countAt(from: number, to: number, time: number): number {
  return time >= 1 ? to : from + (to - from) * ease(Math.max(0, time));
}

/** Inserts the separator between groups of three digits of the integer part. */
export function separated(text: string, separator: string): string {
  const [integer = '', digits = ''] = /^-?(\d*)/.exec(text) ?? [];
  const head = integer.length - 3 * Math.max(0, Math.ceil(digits.length / 3) - 1);
  const rest = integer.slice(head).replace(/\d{3}/g, (three) => separator + three);
  return integer.slice(0, head) + rest + text.slice(integer.length);
}
