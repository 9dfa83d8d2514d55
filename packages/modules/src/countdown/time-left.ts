/** Splits a rest of seconds into units, as text, and says which of them count as zero (docs/reference/counters.md#countdowns). */

/** Digits of each unit at least. */
const DIGITS = { days: 3, hours: 2, minutes: 2, seconds: 2 } as const;

export type Unit = keyof typeof DIGITS;

export const UNITS = Object.keys(DIGITS) as Unit[];

export interface UnitLeft {
  /** Padded: three digits or more for days, two for the others. */
  text: string;
  /** Whether this and all larger units are zero. */
  zero: boolean;
}

/** @param seconds negative values and `NaN` count as 0 */
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

/** Divi 4: a container this narrow, in CSS pixels, gets the short labels. */
export const NARROW_CONTAINER = 400;
/** Divi 5: a window this narrow does. */
export const NARROW_WINDOW = 484;
/** In these columns labels are always short. */
export const NARROW_COLUMNS = '.et_pb_column_3_8,.et_pb_column_1_4';
