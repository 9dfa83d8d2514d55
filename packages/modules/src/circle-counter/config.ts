/** Reads a circle counter: from its attributes (Divi 4) or from the page's data (Divi 5). */
import { asNumber, asRecord, asText, attribute, breakpointFor, type Page, parseBreakpoints } from '@enliven/core';
import { entryFor, responsiveValue, type VisualState } from '../shared/responsive-value';

export interface RingStyle {
  /** The author's text. */
  value: string;
  bar: string;
  track: string;
  /** Opacity of the track, 0 to 1. */
  alpha: number;
}

export interface CircleCounterConfig {
  /** What the ring is drawn into; null when the markup has none. */
  host: Element | null;
  percent: Element | null;
  text: Element | null;
  /** `%` or nothing. */
  sign: string;
  /** Something is different under the pointer. */
  hovers: boolean;
  /** How it looks as things stand. */
  ringStyle(width: number, state: VisualState): RingStyle;
}

type Key = 'value' | 'bar' | 'track' | 'alpha';

const ATTRIBUTES: Record<Key, string> = {
  value: 'data-number-value',
  bar: 'data-bar-bg-color',
  track: 'data-color',
  alpha: 'data-alpha',
};
const FIELDS: Record<Key, string> = { value: 'numberValue', bar: 'barColor', track: 'trackColor', alpha: 'trackAlpha' };

export function config(element: Element, page: Page): CircleCounterConfig {
  const inner = element.querySelector('.et_pb_circle_counter_inner');
  const percent = (inner ?? element).querySelector('.percent');
  const data = inner?.hasAttribute(ATTRIBUTES.value)
    ? undefined
    : entryFor(page.global('diviModuleCircleCounterData'), percent);

  function read(key: Key, width: number, state: VisualState): string | undefined {
    if (data) return responsiveValue(data[FIELDS[key]], width, page, state);
    const mode = breakpointFor(width, parseBreakpoints(page.global('diviBreakpointData')));
    const variants = [`-${state}`, `-${mode}`, ''].map((end) => attribute(inner, ATTRIBUTES[key] + end));
    return variants.find((text) => text) ?? undefined;
  }

  return {
    host: data ? percent : inner,
    percent,
    text: percent?.querySelector('.percent-value') ?? null,
    sign: percent?.querySelector('.percent-sign')?.textContent?.trim() ?? '',
    hovers: data
      ? /"hover"/.test(JSON.stringify(data))
      : Object.values(ATTRIBUTES).some((name) => inner?.hasAttribute(`${name}-hover`)),
    ringStyle: (width, state) => ({
      value: read('value', width, state) ?? DEFAULT_VALUE,
      bar: read('bar', width, state) ?? asText(asRecord(page.global('et_pb_custom')).accent_color) ?? DEFAULT_ACCENT,
      track: read('track', width, state) ?? DEFAULT_TRACK,
      alpha: asNumber(read('alpha', width, state)) ?? DEFAULT_ALPHA,
    }),
  };
}

/** Width of the ring in CSS pixels. */
export const LINE_WIDTH = 5;
/** What Divi 5 shows when its data leaves something out. */
const DEFAULT_VALUE = '50';
const DEFAULT_TRACK = '#000000';
const DEFAULT_ALPHA = 0.1;
/** The builder's own accent color, for pages that do not say theirs. */
const DEFAULT_ACCENT = '#2ea3f2';
