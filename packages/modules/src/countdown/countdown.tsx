/** Countdown timer (docs/reference/counters.md#countdowns): one tick per second while visible and not expired. */
import {
  $viewport,
  attribute,
  type BehaviorProps,
  closestTo,
  matches,
  member,
  numberAttribute,
  type Page,
  query,
  useAttr,
  useClass,
  useOnScreen,
  useProp,
  useStore,
  useTimeout,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useWidth } from '../shared/use-element';
import { $second } from './second-store';

/** Minimum number of digits of each unit. */
const DIGITS = { days: 3, hours: 2, minutes: 2, seconds: 2 } as const;

type Unit = keyof typeof DIGITS;

const UNITS = Object.keys(DIGITS) as Unit[];

interface UnitLeft {
  /** Padded: three digits or more for days, two for the others. */
  text: string;
  /** Whether this and all larger units are zero. */
  zero: boolean;
}

/**
 * Splits seconds into units, as text, and marks the units that count as zero (docs/reference/counters.md#countdowns).
 *
 * @param seconds negative values and `NaN` count as 0
 */
export function timeLeft(seconds: number): Record<Unit, UnitLeft> {
  const left = Math.max(0, Math.floor(seconds) || 0);
  const amounts = [left / 86_400, (left / 3600) % 24, (left / 60) % 60, left % 60].map(Math.floor);
  const entries = UNITS.map((unit, at) => [
    unit,
    {
      text: String(amounts[at]).padStart(DIGITS[unit], '0'),
      zero: amounts.slice(0, at + 1).every((amount) => amount === 0),
    },
  ]);
  return Object.fromEntries(entries);
}

/** Divi 4: width of a container, in CSS pixels, up to which labels are short. */
const NARROW_CONTAINER = 400;
/** Divi 5: width of the window, in CSS pixels, up to which labels are short. */
const NARROW_WINDOW = 484;
/** Columns in which labels are always short. */
const NARROW_COLUMNS = '.et_pb_column_3_8,.et_pb_column_1_4';

interface UnitParts {
  unit: Unit;
  root: Element;
  value: Element | null;
  label: Element | null;
  short: string | null;
  full: string | null;
  /** Colon after the unit, which fades with it. */
  separator: Element | null;
}

export interface CountdownConfig {
  units: UnitParts[];
  container: Element | null;
  /** Unix time in seconds; 0 if the markup has none. */
  end: number;
  title: string | undefined;
  /** Language of the page, if declared. */
  language: string | undefined;
  /** Whether the column is so narrow that labels are always short. */
  narrow: boolean;
  generation: 4 | 5;
}

/** Formats a point in time in the page's language and the visitor's time zone. The first call takes browsers about 20 ms. */
export function describeMoment(seconds: number, language: string | undefined): string {
  const options = { dateStyle: 'full', timeStyle: 'short' } as const;
  const date = new Date(seconds * 1000);
  try {
    return new Intl.DateTimeFormat(language || undefined, options).format(date);
  } catch {
    // The language is unknown or the date is invalid.
    return Number.isNaN(date.getTime()) ? '' : date.toLocaleString();
  }
}

/** Finds an element for text; null if it contains elements. */
function findTextElement(root: Element, selector: string): Element | null {
  const found = query(root, selector);
  return found && member(found, 'children').length === 0 ? found : null;
}

export function config(element: Element, { generation }: Page): CountdownConfig {
  const end = numberAttribute(element, 'data-end-timestamp');
  const units = UNITS.flatMap((unit): UnitParts[] => {
    const root = query(element, `.${unit}.values`);
    if (!root) return [];
    const next = member(root, 'nextElementSibling');
    return [
      {
        unit,
        root,
        value: findTextElement(root, '.value'),
        label: findTextElement(root, '.label'),
        short: attribute(root, 'data-short'),
        full: attribute(root, 'data-full'),
        separator: matches(next, '.sep') ? next : null,
      },
    ];
  });
  return {
    units,
    container: query(element, '.et_pb_countdown_timer_container'),
    end,
    title: query(element, '.title')?.textContent?.trim(),
    language: closestTo(element, '[lang]')?.getAttribute('lang') ?? undefined,
    narrow: closestTo(element, NARROW_COLUMNS) !== null,
    generation,
  };
}

/** Classes: `zero` on a unit and the colon after it once this and all larger units are zero. */
export default function Countdown({ element, config }: BehaviorProps<CountdownConfig>): ReactNode {
  const { units, container, end, title, generation } = config;
  const onScreen = useOnScreen(element);
  const remaining = timeLeft(end - useSecond(onScreen, end));
  const moment = useMoment(config, onScreen);
  const width = useWidth(generation === 4 ? container : null);
  const inNarrowWindow = useStore($viewport, (viewport) => generation === 5 && viewport.width <= NARROW_WINDOW);
  const short = config.narrow || inNarrowWindow || (width > 0 && width <= NARROW_CONTAINER);

  // Screen readers do not announce every tick of a timer; its name contains the end.
  useAttr(element, 'role', 'timer');
  useAttr(element, 'aria-label', [title, moment].filter(Boolean).join(': ') || undefined);
  return units.map((parts) => <UnitView key={parts.unit} parts={parts} left={remaining[parts.unit]} short={short} />);
}

interface UnitViewProps {
  parts: UnitParts;
  left: UnitLeft;
  short: boolean;
}

function UnitView({ parts, left, short }: UnitViewProps): ReactNode {
  useProp(parts.value, 'textContent', left.text);
  useProp(parts.label, 'textContent', (short ? parts.short : parts.full) ?? undefined);
  useClass(parts.root, 'zero', left.zero);
  useClass(parts.separator, 'zero', left.zero);
  return null;
}

/** Milliseconds on screen before the end is formatted, so that scrolling past stays fast. */
const FORMAT_DELAY = 1200;

/** Returns the formatted end once the timer has stayed on screen. */
function useMoment({ end, language }: CountdownConfig, onScreen: boolean): string {
  const [moment, setMoment] = useState('');
  useTimeout(() => setMoment(describeMoment(end, language)), onScreen && !moment ? FORMAT_DELAY : null);
  return moment;
}

/** Returns the Unix time in seconds; updates only while `active` and before `end`. */
function useSecond(active: boolean, end: number): number {
  const [second, setSecond] = useState(() => $second.get());
  const running = active && second < end;
  useLayoutEffect(() => {
    if (!running) return;
    const stop = $second.listen(setSecond);
    setSecond($second.get());
    return stop;
  }, [running]);
  return second;
}
