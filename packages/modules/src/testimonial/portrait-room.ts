/** Computes the room that a testimonial leaves for its portrait (docs/reference/small-modules.md#testimonials). */

/** What the portrait is by itself, in pixels. */
export interface Portrait {
  width: number;
  /** Margins at both sides together. */
  margins: number;
}

interface Room {
  /** Bring the portrait to its largest size. */
  capped: boolean;
  /** Pixels kept free beside it. */
  margin: number;
}

export function modeFor(width: number, generation: 4 | 5): Mode {
  const { middle, narrow } = LIMITS[generation];
  return width <= narrow ? 'narrow' : width <= middle ? 'middle' : 'wide';
}

/** @param inNarrowColumn the words get the whole width there */
export function portraitRoom(mode: Mode, generation: 4 | 5, portrait: Portrait, inNarrowColumn: boolean): Room {
  const outer = portrait.width + portrait.margins;
  const capped = mode === 'wide' && generation === 4 && outer > MAX_PORTRAIT;
  const margin = inNarrowColumn ? 0 : capped ? MAX_PORTRAIT + portrait.margins : outer;
  return { capped, margin };
}

/** Pixels; a wider portrait is brought to this size on Divi 4's wide windows. */
export const MAX_PORTRAIT = 90;

type Mode = 'wide' | 'middle' | 'narrow';

/** Widest window, in CSS pixels, that is not `wide`, and that is `narrow`. */
const LIMITS = {
  4: { middle: 959, narrow: 767 },
  5: { middle: 980, narrow: 767 },
} as const;

const columns = (names: string) => names.split(' ').map((name) => `.et_pb_column_${name}`);
const flex = (parts: string, end = '') => parts.split(' ').map((part) => `.et_flex_column_${part}${end}`);

/** In these the words get the whole width. */
export const NARROW_COLUMNS: Record<Mode, string> = {
  wide: [...columns('1_3 1_4 1_5 1_6 2_5 3_8'), ...flex('2_5 1_5 9_24 8_24 7_24 6_24 5_24 4_24')].join(),
  middle: [
    ...columns('1_4 1_5 1_6 2_5 3_8'),
    ...flex('2_5 1_5 12_24 11_24 10_24 9_24 8_24 7_24 6_24 5_24 4_24', '_tablet'),
  ].join(),
  narrow: '*',
};
