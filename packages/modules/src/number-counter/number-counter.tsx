/** Number counter (docs/reference/counters.md#number-counters): counts up in view; screen readers get the final number immediately. */
import {
  $viewport,
  asRecord,
  attribute,
  type BehaviorProps,
  documentOf,
  type Page,
  query,
  useAttr,
  useClass,
  useEvent,
  useStore,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { entryFor, responsiveValue, separated, useCount, type VisualState } from '../shared/use-count';
import { useAttributes, useHovered, useInView, useMeasured, useSticky, useText, useWidth } from '../shared/use-element';

/** Target of a count and its format. */
interface Goal {
  /** Undefined if the author's text is not a number; then the text is shown unchanged. */
  number: number | undefined;
  /** Final text without the percent sign. */
  text: string;
  separator: string;
  /** Text before and after the number. */
  prefix: string;
  suffix: string;
  /** Decimal places while counting. */
  decimals: number;
}

export interface NumberCounterConfig {
  percent: Element | null;
  text: Element | null;
  /** `%` or empty. */
  sign: string;
  /** Whether hovering changes the number. */
  hovers: boolean;
  /** Returns the goal for a window width in pixels and a visual state; undefined if the page has none. */
  goal(width: number, state: VisualState): Goal | undefined;
}

/** Maximum length of a number or separator in an attribute. */
const MAX_ATTRIBUTE_LENGTH = 100;

const goalOf = (parsed: ParsedNumber | undefined, raw: string, more: Pick<Goal, 'separator' | 'decimals'>): Goal => {
  if (!parsed) return { ...more, number: undefined, text: raw, prefix: '', suffix: '' };
  const { number, digits, prefix, suffix } = parsed;
  return { ...more, number, text: prefix + separated(digits, more.separator) + suffix, prefix, suffix };
};

/** Returns the goal in Divi 4: whole numbers while counting, the author's decimals at the end. */
export function goalOfAttributes(value: string, separator: string): Goal {
  return goalOf(parseNumber(value), value, { separator, decimals: 0 });
}

/** Returns the goal in Divi 5: the author's separators and decimals throughout; the percent sign is a separate element. */
export function goalOfText(value: string): Goal {
  const plain = value.replaceAll('%', '').trim();
  const parsed = parseNumber(plain);
  return goalOf(parsed, value, { separator: parsed?.separator ?? '', decimals: parsed?.decimals ?? 0 });
}

/** Reads a number counter: from its attributes (Divi 4) or from the page's data (Divi 5). */
export function config(element: Element, page: Page): NumberCounterConfig {
  const percent = query(element, '.percent');
  const numberValue = entryFor(page.global('diviModuleNumberCounterData'), element)?.numberValue;
  // Divi 4 writes values by device or hover to `.percent`.
  const read = (name: string) =>
    attribute(percent, name, MAX_ATTRIBUTE_LENGTH) ?? attribute(element, name, MAX_ATTRIBUTE_LENGTH);
  return {
    percent,
    text: query(percent, '.percent-value'),
    sign: query(percent, '.percent-sign')?.textContent?.trim() ?? '',
    hovers: Object.values(asRecord(numberValue)).some((entry) => asRecord(entry).hover !== undefined),
    goal(width, state) {
      const value = read('data-number-value');
      if (value !== null) return goalOfAttributes(value, read('data-number-separator') ?? '');
      const text = responsiveValue(numberValue, width, page, state);
      return text === undefined ? undefined : goalOfText(text);
    },
  };
}

/** Number in a counter's text, and the text around it. */
interface ParsedNumber {
  number: number;
  /** Number as written, such as `1,250.5`. */
  digits: string;
  /** Thousands separator; empty for none. */
  separator: string;
  /** Decimal places. */
  decimals: number;
  /** Text before the number, such as `+` or `$`. */
  prefix: string;
  /** Text after the number, such as `k`. */
  suffix: string;
}

/** Maximum length of a counted text, which is written in each frame. */
const MAX_TEXT_LENGTH = 100;
/** Decimal places that `toFixed` supports in all browsers. */
const MAX_DECIMALS = 20;

const NUMBER = /-?(?:\d{1,3}([,\s'’])\d{3}(?:\1\d{3})*(?!\d)|\d+)(?:\.(\d*))?|-?\.(\d+)/;

/** Parses the number in a text; undefined without a number, with several (such as `24/7`), or if the text is too long. */
function parseNumber(text: string): ParsedNumber | undefined {
  const match = text.length > MAX_TEXT_LENGTH ? null : NUMBER.exec(text);
  if (!match) return undefined;
  const [digits, separator = '', decimals = match[3] ?? ''] = match;
  const prefix = text.slice(0, match.index);
  const suffix = text.slice(match.index + digits.length);
  const number = Number(digits.replaceAll(separator || ',', ''));
  if (/\d/.test(suffix) || !Number.isFinite(number)) return undefined;
  return { number, digits, separator, decimals: Math.min(decimals.length, MAX_DECIMALS), prefix, suffix };
}

/**
 * Returns the font size at which a text fits into one line; undefined if it already fits. The style sheet leaves room for one
 * line only, so a second line would cover the title.
 */
function fontSizeFor(line: Element, text: string): string | undefined {
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(line);
  const context = line.ownerDocument.createElement('canvas').getContext?.('2d');
  if (!context) return undefined;
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const needed = context.measureText(text).width + (Number.parseFloat(letterSpacing) || 0) * text.length;
  const ratio = line.clientWidth / needed;
  return ratio > 0 && ratio < 1 ? `${Math.floor(Number.parseFloat(fontSize) * ratio)}px` : undefined;
}

/** Classes: `active` on the root once it is in view. */
export default function NumberCounter({ element, config }: BehaviorProps<NumberCounterConfig>): ReactNode {
  const { percent, text, sign, hovers, goal: goalFor } = config;
  useAttributes(element, 'data-number-value,data-number-separator');
  const width = useStore($viewport, (viewport) => viewport.width);
  const hovered = useHovered(hovers ? element : null);
  const sticky = useSticky(element);
  const seen = useInView(element);
  const goal = goalFor(width, hovered ? 'hover' : sticky ? 'sticky' : 'value');
  const write = useText(text);

  const line = query(percent, 'p');
  const finalText = goal ? goal.text + sign : '';
  // Measures again when a web font has loaded, since its width differs from the fallback.
  const [fontRevision, setFontRevision] = useState(0);
  useEvent(documentOf(element).fonts, 'loadingdone', () => setFontRevision(fontRevision + 1));
  const fontSize = useMeasured(`${useWidth(line)} ${finalText} ${fontRevision}`, () =>
    line ? fontSizeFor(line, finalText) : undefined,
  );
  useStyle(line, 'font-size', fontSize);
  useClass(element, 'active', seen ? true : undefined);
  // Screen readers get the final text instead of the counting one.
  useAttr(percent, 'role', goal ? 'img' : undefined);
  useAttr(percent, 'aria-label', goal ? finalText : undefined);
  useCount(element, seen, goal && (goal.number ?? 0), (value, ended) => {
    if (!goal) return;
    const { number, text: end, prefix, suffix, separator, decimals } = goal;
    write(ended || number === undefined ? end : prefix + separated(value.toFixed(decimals), separator) + suffix);
  });
  return null;
}
