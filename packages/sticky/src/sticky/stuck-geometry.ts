/** Reads the sticky styles of an entry and computes width, left edge, relative offset (docs/reference/sticky.md#width-and-offsets) and transitions. */
import { asRecord, asText } from '@enliven/core';
import { deviceValue } from './devices';
import type { StickyEntry } from './sticky-setting';

const OFFSETS = ['top', 'right', 'bottom', 'left'];

/** The transition lists of a computed style. */
export interface ComputedTransition {
  transitionProperty: string;
  transitionDuration: string;
  transitionTimingFunction: string;
  transitionDelay: string;
}

/** Splits a list at its commas, except those inside functions such as `cubic-bezier()`. */
function entries(list: string): string[] {
  const all = [''];
  let depth = 0;
  for (const part of list.split(/([(),])/)) {
    if (part === '(') depth++;
    if (part === ')') depth--;
    if (part === ',' && depth === 0) all.push('');
    else all[all.length - 1] += part;
  }
  return all.map((entry) => entry.trim());
}

/** Returns the first duration, in milliseconds. */
export function transitionTime(transitionDuration: string): number {
  const [first = ''] = entries(transitionDuration);
  const number = Number.parseFloat(first);
  return Number.isFinite(number) ? Math.max(0, number * (first.endsWith('ms') ? 1 : 1000)) : 0;
}

/** Returns the transition without offset properties, so that a module jumps to its edge while other properties change; `none` if empty. */
export function withoutOffsets(style: ComputedTransition): string {
  // Shorter lists repeat, as in CSS.
  const cyclic = (list: string) => {
    const all = entries(list);
    return (at: number) => all[at % all.length] ?? '';
  };
  const [duration, curve, delay] = [
    style.transitionDuration,
    style.transitionTimingFunction,
    style.transitionDelay,
  ].map(cyclic);
  const kept = entries(style.transitionProperty).flatMap((property, at) =>
    OFFSETS.includes(property) || !property
      ? []
      : [[property, duration?.(at), curve?.(at), delay?.(at)].join(' ').trim()],
  );
  return kept.join(', ') || 'none';
}

export const ALIGNMENTS = ['', 'left', 'center', 'right'] as const;

/** Alignment of a stuck module; `""` if not set. */
export type Alignment = (typeof ALIGNMENTS)[number];

/** The styles of a stuck module for one device. */
export interface StickyStyles {
  /** Whether a change to the offset position is a transition. */
  transition: boolean;
  alignment: Alignment;
  /** CSS lengths; `""` if not set. */
  width: string;
  maxWidth: string;
  stickyWidth: string;
  stickyMaxWidth: string;
  /** `<vertical>_<horizontal>`: the corner that the offsets start from. */
  origin: string;
  verticalOffset: string;
  horizontalOffset: string;
}

/** Reads the styles of a stuck module for one device. */
export function stylesFor({ fields }: StickyEntry, device: string): StickyStyles {
  const style = (family: string, name: string) => asText(deviceValue(asRecord(fields[family])[name], device)) ?? '';
  const alignment = style('styles', 'module_alignment');
  return {
    transition: (deviceValue(fields.transition, device) ?? 'on') === 'on',
    alignment: ALIGNMENTS.find((one) => one === alignment) ?? '',
    width: style('styles', 'width'),
    maxWidth: style('styles', 'max-width'),
    stickyWidth: style('stickyStyles', 'width'),
    stickyMaxWidth: style('stickyStyles', 'max-width'),
    origin: style('stickyStyles', 'position_origin_r'),
    verticalOffset: style('stickyStyles', 'vertical_offset'),
    horizontalOffset: style('stickyStyles', 'horizontal_offset'),
  };
}

/** Reference sizes of relative lengths, in pixels. */
export interface LengthContext {
  /** Width of the module's parent. */
  parentWidth: number;
  viewportWidth: number;
  viewportHeight: number;
}

/** Converts a CSS length to pixels; undefined for anything else. */
export function lengthPixels(length: string, around: LengthContext): number | undefined {
  const number = Number.parseFloat(length);
  if (!Number.isFinite(number)) return undefined;
  const [, unit] = /(%|vw|vh)\s*$/.exec(length) ?? [];
  const whole = { '%': around.parentWidth, vw: around.viewportWidth, vh: around.viewportHeight }[unit ?? ''];
  return whole === undefined ? number : (number * whole) / 100;
}

/** The property that sets the width of a stuck module, and its value. */
export interface StickyWidth {
  property: 'width' | 'max-width';
  pixels: number;
  /** Whether only a maximum is set, which the module need not reach. */
  atMost: boolean;
}

/**
 * Returns the width of a stuck module.
 *
 * @param computedMaxWidth the module's computed `max-width`, e.g. `none`
 * @returns undefined if no style sets it
 */
export function stickyWidth(
  styles: StickyStyles,
  computedMaxWidth: string,
  around: LengthContext,
): StickyWidth | undefined {
  const first = (...lengths: string[]) =>
    lengths.map((length) => lengthPixels(length, around)).find((pixels) => pixels !== undefined);
  const width = first(styles.stickyWidth, styles.width);
  const most = first(styles.stickyMaxWidth, styles.maxWidth, computedMaxWidth);
  const atMost = width === undefined;
  if (most !== undefined && (atMost || width > most)) return { property: 'max-width', pixels: most, atMost };
  return atMost ? undefined : { property: 'width', pixels: width, atMost };
}

const SIGN: Readonly<Record<string, number>> = { bottom: -1, right: -1 };

/** Returns the offset from the sticky position, in pixels. */
export function relativeOffset({ origin, verticalOffset, horizontalOffset }: StickyStyles): { x: number; y: number } {
  const [vertical = '', horizontal = ''] = origin.split('_');
  const along = (side: string, offset: string) =>
    origin ? (Number.parseFloat(offset) || 0) * (SIGN[side] ?? 1) + 0 : 0;
  return { x: along(horizontal, horizontalOffset), y: along(vertical, verticalOffset) };
}

/** Returns the left edge while stuck, in pixels. @param box of the module in the flow */
export function stickyLeft(
  styles: StickyStyles,
  box: { left: number; width: number },
  target: StickyWidth | undefined,
): number {
  const share = { center: 2, right: 1, left: undefined, '': undefined }[styles.alignment];
  const far = target?.atMost && box.width < target.pixels;
  if (!share || far) return box.left;
  const grown = target ? target.pixels - box.width : 0;
  return box.left + relativeOffset(styles).x - grown / share;
}
