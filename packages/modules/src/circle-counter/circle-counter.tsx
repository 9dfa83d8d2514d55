/** A circle counter (docs/reference/counters.md#circle-counters): a ring that closes to a percentage once it is in view. */
import {
  $viewport,
  asNumber,
  asRecord,
  asText,
  attribute,
  type BehaviorProps,
  breakpointFor,
  type Page,
  parseBreakpoints,
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

/** Reads a circle counter: from its attributes (Divi 4) or from the page's data (Divi 5). */
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
      value: read('value', width, state) ?? (inner?.hasAttribute(ATTRIBUTES.value) ? '0' : DEFAULT_VALUE),
      bar: read('bar', width, state) ?? asText(asRecord(page.global('et_pb_custom')).accent_color) ?? DEFAULT_ACCENT,
      track: read('track', width, state) ?? DEFAULT_TRACK,
      alpha: asNumber(read('alpha', width, state)) ?? DEFAULT_ALPHA,
    }),
  };
}

/** Width of the ring in CSS pixels. */
const LINE_WIDTH = 5;
/** What Divi 5 shows when its data leaves something out. */
const DEFAULT_VALUE = '50';
const DEFAULT_TRACK = '#000000';
const DEFAULT_ALPHA = 0.1;
/** The builder's own accent color, for pages that do not say theirs. */
const DEFAULT_ACCENT = '#2ea3f2';

const CANVAS = { tag: 'canvas' } as const;

/** Nothing without a place for the ring. */
export default function CircleCounter(props: BehaviorProps<CircleCounterConfig>): ReactNode {
  const { host, percent } = props.config;
  return host && percent ? <Ring {...props} host={host} percent={percent} /> : null;
}

interface RingProps extends BehaviorProps<CircleCounterConfig> {
  host: Element;
  percent: Element;
}

/** Answers `containerWidthChanged` on the root, as other scripts send it, besides measuring by itself. */
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
  useStyle(percent.querySelector('p'), 'visibility', seen ? 'visible' : undefined);
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

/** The part of a whole turn, at most one in either direction. */
export const turn = (percent: number): number => Math.max(-1, Math.min(1, percent / 100)) || 0;

/** Side that a canvas may have, in pixels of its own: authors say any width, and each frame draws all of it. */
const LARGEST_CANVAS = 2048;
/** Pixels of all rings of a page. */
const PIXELS_OF_PAGE = LARGEST_CANVAS ** 2 * 4;
/** Side that is left for each ring where others have taken all pixels. */
const SMALLEST_CANVAS = 128;

/** Pixels that the rings of the page have now. */
let taken = 0;

/** Gives a canvas its side; it is drawn to its size on the page, so a smaller side only blurs it. */
function resize(canvas: HTMLCanvasElement, side: number): void {
  taken += side ** 2 - (sides.get(canvas) ?? 0) ** 2;
  sides.set(canvas, side);
  canvas.width = canvas.height = side;
}

const sides = new WeakMap<HTMLCanvasElement, number>();

/** Returns the side for a canvas that wants `pixels`. */
function allowedSide(canvas: HTMLCanvasElement, pixels: number): number {
  const left = Math.sqrt(Math.max(0, PIXELS_OF_PAGE - taken + (sides.get(canvas) ?? 0) ** 2));
  return Math.min(pixels, LARGEST_CANVAS, Math.max(SMALLEST_CANVAS, Math.floor(left)));
}

/**
 * Fills a square canvas: the bar starts at 12 o'clock and goes clockwise.
 *
 * @param size in CSS pixels
 */
function drawRing(canvas: HTMLCanvasElement, size: number, percent: number, ringStyle: RingStyle): void {
  const pixels = allowedSide(canvas, Math.round(size * (canvas.ownerDocument.defaultView?.devicePixelRatio ?? 1)));
  const ratio = pixels / size;
  const radius = (pixels - LINE_WIDTH * ratio) / 2;
  // Smaller than its line: there is nothing to draw.
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
  arc(ringStyle.bar, turn(percent), 1);
}

/** Resolves custom properties of a color, which a canvas does not understand. */
function resolveColor(element: HTMLElement, color: string): string {
  if (!color.includes('var(')) return color;
  element.style.color = color;
  const resolved = getComputedStyle(element).color;
  element.style.color = '';
  return resolved;
}
