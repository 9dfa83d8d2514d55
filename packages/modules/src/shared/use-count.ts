/** Reads a counter's values that Divi 5 prints by breakpoint and state, and counts up to them once their element is in view. */
import {
  $reducedMotion,
  addStyleSheet,
  asRecord,
  asText,
  breakpointFor,
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

/** The entry of a data global whose selector matches the element; a broken selector matches nothing. */
export function entryFor(data: unknown, element: Element | null | undefined): Record<string, unknown> | undefined {
  const list = Array.isArray(data) ? data.map(asRecord) : [];
  const found = list.find(({ selector }) => {
    try {
      return element?.matches(String(selector));
    } catch {
      return false;
    }
  });
  return found && asRecord(found.data);
}

/**
 * Reads values that Divi 5 prints by breakpoint and state: `{desktop: {value, hover, sticky}, tablet: …}`.
 * The value for a window width: that of the closest breakpoint that has one, the state's own if there is any.
 */
export function responsiveValue(
  values: unknown,
  width: number,
  page: Page,
  state: VisualState = 'value',
): string | undefined {
  const byName = asRecord(values);
  let left = parseBreakpoints(page.global('diviBreakpointData'));
  for (;;) {
    const name = breakpointFor(width, left);
    const entry = asRecord(byName[name]);
    const text = asText(entry[state]) ?? asText(entry.value);
    const rest = left.filter((breakpoint) => breakpoint.name !== name);
    if (text !== undefined || rest.length === left.length) return text;
    left = rest;
  }
}

/**
 * What is not in view yet; a transition would begin with what is hidden. Of a bar's two texts the one in the color of its
 * surroundings lies below once bars have grown.
 */
const PRINT =
  '@media print{.et_pb_number_counter,.et_pb_counter_amount{opacity:1!important;transition:none!important}' +
  '.et_pb_counter_amount:not(.overlay){position:relative!important}' +
  '.et_pb_circle_counter .percent p{visibility:visible!important}}';

/** Nobody scrolls paper, so counters that are not in view yet are printed as they will be. */
export function usePrintedCounters(element: Element): void {
  useLayoutEffect(() => addStyleSheet(element.ownerDocument, PRINT), [element]);
}

/** Milliseconds off screen after which the rest of a count is skipped. */
const OUT_OF_SIGHT = 100;

/**
 * The first count starts at 0, the next ones where the last ended. Under reduced motion, on paper and out of sight the
 * end comes at once; a hidden page gets no frames, and the clock goes on.
 *
 * @param seen nothing is counted before
 * @param to nothing is counted while it is undefined
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
    const part = (time - run.current.start) / COUNT_DURATION;
    show(countAt(run.current.from, to, part), part >= 1);
  }, counting && onScreen);
  useTimeout(finish, counting && !onScreen ? OUT_OF_SIGHT : null);
  useEvent(counting || !seen ? element.ownerDocument.defaultView : null, 'beforeprint', finish);
}

/** Milliseconds from nothing to the value. */
const COUNT_DURATION = 1800;

/** Quadratic, slow at both ends. */
export const ease = (time: number): number => (time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time));

/** Where a count stands. @param time from 0 to 1; more counts as 1 */
export function countAt(from: number, to: number, time: number): number {
  return time >= 1 ? to : from + (to - from) * ease(Math.max(0, time));
}

/** Puts the separator between every three digits, in front of a decimal point only. */
export function separated(text: string, separator: string): string {
  const [integer = '', digits = ''] = /^-?(\d*)/.exec(text) ?? [];
  const head = integer.length - 3 * Math.max(0, Math.ceil(digits.length / 3) - 1);
  const rest = integer.slice(head).replace(/\d{3}/g, (three) => separator + three);
  return integer.slice(0, head) + rest + text.slice(integer.length);
}
