/** Reads a countdown's markup. */
import { asNumber, attribute, type Page } from '@enliven/core';
import { NARROW_COLUMNS, UNITS, type Unit } from './time-left';

export interface UnitParts {
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

export function config(element: Element, { generation }: Page): CountdownConfig {
  const end = asNumber(attribute(element, 'data-end-timestamp')) ?? 0;
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
