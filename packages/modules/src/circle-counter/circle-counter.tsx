/** Circle counter (docs/reference/counters.md#circle-counters): a ring that fills to a percentage once it is in view. */
import {
  $viewport,
  asNumber,
  asRecord,
  asText,
  attribute,
  type BehaviorProps,
  breakpointFor,
  matches,
  member,
  type Page,
  parseBreakpoints,
  query,
  useAttr,
  useEvent,
  useInsert,
  useStore,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { entryFor, responsiveValue, useCount, type VisualState } from '../shared/use-count';
import { useAttributes, useHovered, useInView, useSticky, useText, useWidth } from '../shared/use-element';

interface RingStyle {
  /** Number as the author wrote it. */
  value: string;
  bar: string;
  track: string;
  /** Opacity of the track, 0 to 1. */
  alpha: number;
}

export interface CircleCounterConfig {
  /** Element for the ring's canvas; null if the markup has none. */
  host: Element | null;
  percent: Element | null;
  text: Element | null;
  /** `%` or empty. */
  sign: string;
  /** Whether hovering changes the ring. */
  hovers: boolean;
  /** Returns the ring's value and colors for a window width in pixels and a visual state. */
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

/** Reads a circle counter: from its attributes (Divi 4) or from the page's data (Divi 5). */
export function config(element: Element, page: Page): CircleCounterConfig {
  const inner = query(element, '.et_pb_circle_counter_inner');
  const percent = query(inner ?? element, '.percent');
  const data = matches(inner, `[${ATTRIBUTES.value}]`)
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
    text: query(percent, '.percent-value'),
    sign: query(percent, '.percent-sign')?.textContent?.trim() ?? '',
    hovers: data
      ? /"hover"/.test(JSON.stringify(data))
      : Object.values(ATTRIBUTES).some((name) => attribute(inner, `${name}-hover`) !== null),
    ringStyle: (width, state) => ({
      value: read('value', width, state) ?? (matches(inner, `[${ATTRIBUTES.value}]`) ? '0' : DEFAULT_VALUE),
      bar: read('bar', width, state) ?? asText(asRecord(page.global('et_pb_custom')).accent_color) ?? DEFAULT_ACCENT,
      track: read('track', width, state) ?? DEFAULT_TRACK,
      alpha: asNumber(read('alpha', width, state)) ?? DEFAULT_ALPHA,
    }),
  };
}

/** Width of the ring in CSS pixels. */
const LINE_WIDTH = 5;
/** Defaults of Divi 5 for missing data. */
const DEFAULT_VALUE = '50';
const DEFAULT_TRACK = '#000000';
const DEFAULT_ALPHA = 0.1;
/** Default accent color of the builder. */
const DEFAULT_ACCENT = '#2ea3f2';

const CANVAS = { tag: 'canvas' } as const;

export default function CircleCounter(props: BehaviorProps<CircleCounterConfig>): ReactNode {
  const { host, percent } = props.config;
  return host && percent ? <Ring {...props} host={host} percent={percent} /> : null;
}

interface RingProps extends BehaviorProps<CircleCounterConfig> {
  host: Element;
  percent: Element;
}

/** Ring of the counter. Measures itself, and repaints on `containerWidthChanged` from other scripts. */
function Ring({ element, config, host, percent }: RingProps): ReactNode {
  useAttributes(element, 'data-number-value');
  const viewport = useStore($viewport, ({ width }) => width);
  const hovered = useHovered(config.hovers ? host : null);
  const sticky = useSticky(element);
  const ringStyle = config.ringStyle(viewport, hovered ? 'hover' : sticky ? 'sticky' : 'value');
  const number = Number.parseFloat(ringStyle.value);
  const size = useWidth(host);
  const seen = useInView(element);
  const canvas = useInsert(host, CANVAS) as HTMLCanvasElement | null;
  const write = useText(config.text);
  const shown = useRef(0);

  function paint(): void {
    if (!canvas || size === 0) return;
    const [bar, track] = [resolveColor(canvas, ringStyle.bar), resolveColor(canvas, ringStyle.track)];
    drawRing(canvas, size, shown.current, { ...ringStyle, bar, track });
  }

  useAttr(percent, 'role', 'img');
  useAttr(percent, 'aria-label', ringStyle.value + config.sign);
  useStyle(query(percent, 'p'), 'visibility', seen ? 'visible' : undefined);
  useCount(element, seen, number || 0, (value, ended) => {
    shown.current = value;
    write(ended ? ringStyle.value : value.toFixed());
    paint();
  });
  useEvent(element, 'containerWidthChanged', paint);
  useLayoutEffect(() => canvas?.setAttribute('aria-hidden', 'true'), [canvas]);
  useLayoutEffect(() => () => void (canvas && resize(canvas, 0)), [canvas]);
  // Changed sizes and colors do not restart the count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `paint` is new in every render and reads just these.
  useLayoutEffect(paint, [canvas, size, ringStyle.bar, ringStyle.track, ringStyle.alpha]);
  return null;
}

/** Converts a percentage into a fraction of a full circle, from -1 to 1. */
export const toCircleFraction = (percent: number): number => Math.max(-1, Math.min(1, percent / 100)) || 0;

/** Largest side of a canvas in device pixels; every frame draws the whole canvas, regardless of the width that authors set. */
const LARGEST_CANVAS = 2048;
/** Pixel budget for all rings of a page. */
const PIXEL_BUDGET = LARGEST_CANVAS ** 2 * 4;
/** Side of a ring after other rings have used up the budget. */
const SMALLEST_CANVAS = 128;

/** Pixels of all current rings of the page. */
let usedPixels = 0;

/** Sets the side of a canvas. CSS scales it to its size on the page, so a smaller side only looks less sharp. */
function resize(canvas: HTMLCanvasElement, side: number): void {
  usedPixels += side ** 2 - (sides.get(canvas) ?? 0) ** 2;
  sides.set(canvas, side);
  canvas.width = canvas.height = side;
}

const sides = new WeakMap<HTMLCanvasElement, number>();

/** Returns the side that the pixel budget allows for a canvas. */
function allowedSide(canvas: HTMLCanvasElement, pixels: number): number {
  const remainingSide = Math.sqrt(Math.max(0, PIXEL_BUDGET - usedPixels + (sides.get(canvas) ?? 0) ** 2));
  return Math.min(pixels, LARGEST_CANVAS, Math.max(SMALLEST_CANVAS, Math.floor(remainingSide)));
}

/**
 * Draws the ring on a square canvas; the bar starts at 12 o'clock and goes clockwise.
 *
 * @param size in CSS pixels
 */
function drawRing(canvas: HTMLCanvasElement, size: number, percent: number, ringStyle: RingStyle): void {
  const pixels = allowedSide(canvas, Math.round(size * (canvas.ownerDocument.defaultView?.devicePixelRatio ?? 1)));
  const ratio = pixels / size;
  const radius = (pixels - LINE_WIDTH * ratio) / 2;
  // A ring smaller than its line is not drawn.
  const context = radius > 0 && canvas.getContext?.('2d');
  if (!context) return;
  // Setting the size clears a canvas.
  if (canvas.width !== pixels) {
    resize(canvas, pixels);
    canvas.style.height = canvas.style.width = `${size}px`;
  }
  const center = pixels / 2;
  const arc = (color: string, part: number, alpha: number) => {
    if (part === 0) return;
    context.beginPath();
    const end = -Math.PI / 2 + part * 2 * Math.PI;
    context.arc(center, center, radius, -Math.PI / 2, end, part < 0);
    context.globalAlpha = alpha;
    context.strokeStyle = color;
    context.stroke();
  };
  context.clearRect(0, 0, pixels, pixels);
  context.lineWidth = LINE_WIDTH * ratio;
  context.lineCap = 'round';
  arc(ringStyle.track, 1, ringStyle.alpha);
  arc(ringStyle.bar, toCircleFraction(percent), 1);
}

/** Resolves custom properties in a color, which canvas does not support. */
function resolveColor(element: HTMLElement, color: string): string {
  if (!color.includes('var(')) return color;
  member(element, 'style').color = color;
  const resolved = getComputedStyle(element).color;
  member(element, 'style').color = '';
  return resolved;
}
