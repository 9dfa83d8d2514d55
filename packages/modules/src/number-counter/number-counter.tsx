/** A number counter (docs/reference/counters.md#number-counters): counts up in view; screen readers get the final number at once. */
import {
  $viewport,
  asRecord,
  attribute,
  type BehaviorProps,
  type Page,
  useAttr,
  useClass,
  useEvent,
  useStore,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { entryFor, responsiveValue, separated, useCount, type VisualState } from '../shared/use-count';
import { useAttributes, useHovered, useInView, useMeasured, useSticky, useText, useWidth } from '../shared/use-element';

/** What to count to and how to spell it. */
interface Goal {
  /** Undefined when the author's text is no number: then the text is shown as it is. */
  number: number | undefined;
  /** How the end is written, without the percent sign. */
  text: string;
  separator: string;
  /** What stands around the number while it counts. */
  prefix: string;
  suffix: string;
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

/** Characters of a separator, and of a number in an attribute. */
const LONGEST = 100;

const goalOf = (found: NumberIn | undefined, raw: string, more: Pick<Goal, 'separator' | 'decimals'>): Goal => {
  if (!found) return { ...more, number: undefined, text: raw, prefix: '', suffix: '' };
  const { number, digits, prefix, suffix } = found;
  return { ...more, number, text: prefix + separated(digits, more.separator) + suffix, prefix, suffix };
};

/** Divi 4: whole numbers while it counts, the author's decimals at the end. */
export function goalOfAttributes(value: string, separator: string): Goal {
  return goalOf(numberIn(value), value, { separator, decimals: 0 });
}

/** Divi 5: the author's separators and decimals all along; the percent sign is printed beside it. */
export function goalOfText(value: string): Goal {
  const plain = value.replaceAll('%', '').trim();
  const found = numberIn(plain);
  return goalOf(found, value, { separator: found?.separator ?? '', decimals: found?.decimals ?? 0 });
}

/** Reads a number counter: from its attributes (Divi 4) or from the page's data (Divi 5). */
export function config(element: Element, page: Page): NumberCounterConfig {
  const percent = element.querySelector('.percent');
  const numberValue = entryFor(page.global('diviModuleNumberCounterData'), element)?.numberValue;
  // What follows the device or the pointer in Divi 4 is written onto `.percent`.
  const own = (name: string) => attribute(percent, name, LONGEST) ?? attribute(element, name, LONGEST);
  return {
    percent,
    text: percent?.querySelector('.percent-value') ?? null,
    sign: percent?.querySelector('.percent-sign')?.textContent?.trim() ?? '',
    hovers: Object.values(asRecord(numberValue)).some((entry) => asRecord(entry).hover !== undefined),
    goal(width, state) {
      const value = own('data-number-value');
      if (value !== null) return goalOfAttributes(value, own('data-number-separator') ?? '');
      const text = responsiveValue(numberValue, width, page, state);
      return text === undefined ? undefined : goalOfText(text);
    },
  };
}

/** Finds the one number in a counter's text, and what stands around it. */
interface NumberIn {
  number: number;
  /** How the number is written, e.g. `1,250.5`. */
  digits: string;
  /** Between groups of three digits; empty when there is none. */
  separator: string;
  /** Digits after the point. */
  decimals: number;
  /** What stands before it, e.g. `+` or `$`. */
  prefix: string;
  /** What stands behind it, e.g. `k`. */
  suffix: string;
}

/** Most characters of a counted text, which is written in each frame. */
const LONGEST_TEXT = 100;
/** As many digits after the point as `toFixed` writes everywhere. */
const MOST_DECIMALS = 20;

const NUMBER = /-?(?:\d{1,3}([,\s'’])\d{3}(?:\1\d{3})*(?!\d)|\d+)(?:\.(\d*))?|-?\.(\d+)/;

/** @returns undefined for a text with no number, with more than one (`24/7` cannot be counted), or that is too long */
function numberIn(text: string): NumberIn | undefined {
  const found = text.length > LONGEST_TEXT ? null : NUMBER.exec(text);
  if (!found) return undefined;
  const [digits, separator = '', decimals = found[3] ?? ''] = found;
  const prefix = text.slice(0, found.index);
  const suffix = text.slice(found.index + digits.length);
  const number = Number(digits.replaceAll(separator || ',', ''));
  if (/\d/.test(suffix) || !Number.isFinite(number)) return undefined;
  return { number, digits, separator, decimals: Math.min(decimals.length, MOST_DECIMALS), prefix, suffix };
}

/**
 * The font size at which a text fits into a line, where its own is too large: the style sheet leaves room for one line, so
 * that the end of a long number would lie on the title.
 */
function fontSizeFor(line: Element, text: string): string | undefined {
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(line);
  const context = line.ownerDocument.createElement('canvas').getContext?.('2d');
  if (!context) return undefined;
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const needed = context.measureText(text).width + (Number.parseFloat(letterSpacing) || 0) * text.length;
  const part = line.clientWidth / needed;
  return part > 0 && part < 1 ? `${Math.floor(Number.parseFloat(fontSize) * part)}px` : undefined;
}

/** Classes: `active` on the root from the moment it is in view. */
export default function NumberCounter({ element, config }: BehaviorProps<NumberCounterConfig>): ReactNode {
  const { percent, text, sign, hovers, goal: goalFor } = config;
  useAttributes(element, 'data-number-value,data-number-separator');
  const width = useStore($viewport, (viewport) => viewport.width);
  const hovered = useHovered(hovers ? element : null);
  const sticky = useSticky(element);
  const seen = useInView(element);
  const goal = goalFor(width, hovered ? 'hover' : sticky ? 'sticky' : 'value');
  const write = useText(text);

  const line = percent?.querySelector('p');
  const all = goal ? goal.text + sign : '';
  // A web font that arrives late is as a rule of another width than what stood in for it.
  const [fonts, setFonts] = useState(0);
  useEvent(element.ownerDocument.fonts, 'loadingdone', () => setFonts(fonts + 1));
  const fontSize = useMeasured(`${useWidth(line)} ${all} ${fonts}`, () => (line ? fontSizeFor(line, all) : undefined));
  useStyle(line, 'font-size', fontSize);
  useClass(element, 'active', seen ? true : undefined);
  // The moving copy is presentation; this is what is read.
  useAttr(percent, 'role', goal ? 'img' : undefined);
  useAttr(percent, 'aria-label', goal ? all : undefined);
  useCount(element, seen, goal && (goal.number ?? 0), (value, ended) => {
    if (!goal) return;
    const { number, text: end, prefix, suffix, separator, decimals } = goal;
    write(ended || number === undefined ? end : prefix + separated(value.toFixed(decimals), separator) + suffix);
  });
  return null;
}
