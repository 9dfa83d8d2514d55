/** Splits a rest of seconds into units, as text, and says which of them count as zero (docs/reference/counters.md#countdowns). */
import { DIGITS } from './constants';

export type Unit = keyof typeof DIGITS;

export const UNITS = Object.keys(DIGITS) as Unit[];

export interface UnitLeft {
  /** Padded: three digits or more for days, two for the others. */
  text: string;
  /** Nothing is left of it nor of any larger unit. */
  zero: boolean;
}

/** @param seconds less than nothing, or no number at all, counts as nothing */
export function timeLeft(seconds: number): Record<Unit, UnitLeft> {
  const left = Math.max(0, Math.floor(seconds) || 0);
  const amounts = [left / 86_400, (left / 3600) % 24, (left / 60) % 60, left % 60].map(Math.floor);
  const entries = UNITS.map((unit, at) => [
    unit,
    {
      text: String(amounts[at]).padStart(DIGITS[unit], '0'),
      zero: amounts.slice(0, at + 1).every((amount) => amount === 0),
    },
  ]);
  return Object.fromEntries(entries);
}
