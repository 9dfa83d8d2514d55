/** How much room a testimonial leaves for its portrait. */
import { LIMITS, MAX_PORTRAIT, type Mode } from './constants';

/** What the portrait is by itself, in pixels. */
export interface Portrait {
  width: number;
  /** Margins at both sides together. */
  margins: number;
}

export interface Room {
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
