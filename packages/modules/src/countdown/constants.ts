/** The countdown's numbers (docs/reference/counters.md#countdowns). */

/** Divi 4: a container this narrow, in CSS pixels, gets the short labels. */
export const NARROW_CONTAINER = 400;
/** Divi 5: a window this narrow does. */
export const NARROW_WINDOW = 484;
/** In these columns labels are always short. */
export const NARROW_COLUMNS = '.et_pb_column_3_8,.et_pb_column_1_4';
/** Digits of each unit at least. */
export const DIGITS = { days: 3, hours: 2, minutes: 2, seconds: 2 } as const;
