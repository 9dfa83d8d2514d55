/** A countdown timer (docs/reference/counters.md#countdowns): one tick a second while it is seen and something is left. */
import {
  $viewport,
  attribute,
  type BehaviorProps,
  numberAttribute,
  type Page,
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

/** Digits of each unit at least. */
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
 * Splits a rest of seconds into units, as text, and says which of them count as zero (docs/reference/counters.md#countdowns).
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

/** Divi 4: a container this narrow, in CSS pixels, gets the short labels. */
const NARROW_CONTAINER = 400;
/** Divi 5: a window this narrow does. */
const NARROW_WINDOW = 484;
/** In these columns labels are always short. */
const NARROW_COLUMNS = '.et_pb_column_3_8,.et_pb_column_1_4';

interface UnitParts {
  unit: Unit;
  root: Element;
  value: Element | null;
  label: Element | null;
  short: string | null;
  full: string | null;
  /** The colon after it, which fades with it. */
  separator: Element | null;
}

export interface CountdownConfig {
  units: UnitParts[];
  container: Element | null;
  /** Unix time in seconds; 0 when the markup does not say. */
  end: number;
  /** The author's title. */
  title: string | undefined;
  /** The page's, if it says which. */
  language: string | undefined;
  /** Whether the column is so narrow that labels are always short. */
  narrow: boolean;
  generation: 4 | 5;
}

/** The moment in words of the page's language, in the visitor's time zone. Browsers take 20 ms for the first such sentence. */
export function describeMoment(seconds: number, language: string | undefined): string {
  const options = { dateStyle: 'full', timeStyle: 'short' } as const;
  const date = new Date(seconds * 1000);
  try {
    return new Intl.DateTimeFormat(language || undefined, options).format(date);
  } catch {
    // An unknown language, or an invalid date.
    return Number.isNaN(date.getTime()) ? '' : date.toLocaleString();
  }
}

/** Finds an element for text; undefined if it contains elements. */
function place(root: Element, selector: string): Element | null {
  const found = root.querySelector(selector);
  return found && found.children.length === 0 ? found : null;
}

/** Reads a countdown's markup. */
export function config(element: Element, { generation }: Page): CountdownConfig {
  const end = numberAttribute(element, 'data-end-timestamp');
  const units = UNITS.flatMap((unit): UnitParts[] => {
    const root = element.querySelector(`.${unit}.values`);
    if (!root) return [];
    const next = root.nextElementSibling;
    return [
      {
        unit,
        root,
        value: place(root, '.value'),
        label: place(root, '.label'),
        short: attribute(root, 'data-short'),
        full: attribute(root, 'data-full'),
        separator: next?.matches('.sep') ? next : null,
      },
    ];
  });
  return {
    units,
    container: element.querySelector('.et_pb_countdown_timer_container'),
    end,
    title: element.querySelector('.title')?.textContent?.trim(),
    language: element.closest('[lang]')?.getAttribute('lang') ?? undefined,
    narrow: element.closest(NARROW_COLUMNS) !== null,
    generation,
  };
}

/** Classes: `zero` on a unit, and on the colon after it, once nothing is left of it and of those before. */
export default function Countdown({ element, config }: BehaviorProps<CountdownConfig>): ReactNode {
  const { units, container, end, title, generation } = config;
  const onScreen = useOnScreen(element);
  const left = timeLeft(end - useSecond(onScreen, end));
  const moment = useMoment(config, onScreen);
  const width = useWidth(generation === 4 ? container : null);
  const inNarrowWindow = useStore($viewport, (viewport) => generation === 5 && viewport.width <= NARROW_WINDOW);
  const short = config.narrow || inNarrowWindow || (width > 0 && width <= NARROW_CONTAINER);

  // A timer is not announced with every tick; its name contains the end.
  useAttr(element, 'role', 'timer');
  useAttr(element, 'aria-label', [title, moment].filter(Boolean).join(': ') || undefined);
  return units.map((parts) => <UnitView key={parts.unit} parts={parts} left={left[parts.unit]} short={short} />);
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

/** Milliseconds on screen: visitors who scroll past must not wait for the sentence. */
const STAY = 1200;

/** Returns the end in words once the timer has stayed on screen. */
function useMoment({ end, language }: CountdownConfig, onScreen: boolean): string {
  const [moment, setMoment] = useState('');
  useTimeout(() => setMoment(describeMoment(end, language)), onScreen && !moment ? STAY : null);
  return moment;
}

/** Returns Unix time in seconds; not updated unless `active`, and after `end`. */
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
