/** Width, left edge and relative offset of a module while it is stuck (docs/reference/sticky.md#width-and-offsets). */
import type { StickyStyles } from './read-styles';

/** What lengths are measured against, in pixels. */
export interface LengthContext {
  /** Of the module's parent. */
  parentWidth: number;
  viewportWidth: number;
  viewportHeight: number;
}

/** A CSS length in pixels; undefined for what sets no length. */
export function lengthPixels(length: string, around: LengthContext): number | undefined {
  const number = Number.parseFloat(length);
  if (!Number.isFinite(number)) return undefined;
  const [, unit] = /(%|vw|vh)\s*$/.exec(length) ?? [];
  const whole = { '%': around.parentWidth, vw: around.viewportWidth, vh: around.viewportHeight }[unit ?? ''];
  return whole === undefined ? number : (number * whole) / 100;
}

/** The property that decides how wide the module is while stuck, and how wide. */
export interface StickyWidth {
  property: 'width' | 'max-width';
  pixels: number;
  /** Nothing but a greatest width is set, which the module need not reach. */
  atMost: boolean;
}

/**
 * Width, left edge and relative offset of a module while it is stuck.
 *
 * @param computedMaxWidth of the module as it is, e.g. `none`
 * @returns undefined where nothing decides
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

/** How far a module is moved from where it sticks, in pixels. */
export function relativeOffset({ origin, verticalOffset, horizontalOffset }: StickyStyles): { x: number; y: number } {
  const [vertical = '', horizontal = ''] = origin.split('_');
  const along = (side: string, offset: string) =>
    origin ? (Number.parseFloat(offset) || 0) * (SIGN[side] ?? 1) + 0 : 0;
  return { x: along(horizontal, horizontalOffset), y: along(vertical, verticalOffset) };
}

/** The left edge while stuck, in pixels. @param box of the module in the flow */
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
