/** Reads a number counter: from its attributes (Divi 4) or from the page's data (Divi 5). */
import { asRecord, type Page } from '@enliven/core';
import { separated } from '../shared/count';
import { entryFor, responsiveValue, type VisualState } from '../shared/responsive-value';

/** What to count to and how to spell it. */
export interface Goal {
  /** Undefined when the author's text is no number: then the text is shown as it is. */
  number: number | undefined;
  /** How the end is written, without the percent sign. */
  text: string;
  separator: string;
  /** Digits after the point while it counts. */
  decimals: number;
}

export interface NumberCounterConfig {
  percent: Element | null;
  text: Element | null;
  /** `%` or nothing. */
  sign: string;
  /** It shows something else under the pointer. */
  hovers: boolean;
  /** The goal as things stand; undefined when the page does not say. */
  goal(width: number, state: VisualState): Goal | undefined;
}

const numberIn = (text: string): number | undefined => {
  const number = Number(text.trim() === '' ? Number.NaN : text);
  return Number.isFinite(number) ? number : undefined;
};

/** Divi 4: whole numbers while it counts, the author's decimals at the end. */
export function goalOfAttributes(value: string, separator: string): Goal {
  return { number: numberIn(value), text: separated(value, separator), separator, decimals: 0 };
}

/** Divi 5: commas ask for separators, and the decimals are shown all along. */
export function goalOfText(value: string): Goal {
  const plain = value.replace(/[,%\s]/g, '');
  const number = numberIn(plain);
  const decimals = number === undefined ? 0 : (/\.(\d*)$/.exec(plain)?.[1]?.length ?? 0);
  const separator = value.includes(',') ? ',' : '';
  const text = number === undefined ? value : separated(number.toFixed(decimals), separator);
  return { number, text, separator, decimals };
}

export function config(element: Element, page: Page): NumberCounterConfig {
  const percent = element.querySelector('.percent');
  const numberValue = entryFor(page.global('diviModuleNumberCounterData'), element)?.numberValue;
  // What follows the device or the pointer in Divi 4 is written onto `.percent`.
  const attribute = (name: string) => percent?.getAttribute(name) ?? element.getAttribute(name);
  return {
    percent,
    text: percent?.querySelector('.percent-value') ?? null,
    sign: percent?.querySelector('.percent-sign')?.textContent?.trim() ?? '',
    hovers: Object.values(asRecord(numberValue)).some((entry) => asRecord(entry).hover !== undefined),
    goal(width, state) {
      const value = attribute('data-number-value');
      if (value !== null) return goalOfAttributes(value, attribute('data-number-separator') ?? '');
      const text = responsiveValue(numberValue, width, page, state);
      return text === undefined ? undefined : goalOfText(text);
    },
  };
}
