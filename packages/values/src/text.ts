/** Conversion of stored values to text, and switches, which are stored as words instead of booleans. */

/** Returns strings unchanged, finite numbers as strings, and `""` for anything else. */
export const text = (value: unknown): string => (typeof value === 'string' || Number.isFinite(value) ? `${value}` : '');

/** Whether the builder treats a value as set: everything except `""`, `undefined`, `false` and `NaN`. `null` and `0` are set. */
export const hasValue = (value: unknown): boolean =>
  value !== '' && value !== undefined && value !== false && !Number.isNaN(value);

/** Switch, stored as a word. */
export type OnOff = 'on' | 'off';

/** Switch, stored as the other pair of words. */
export type YesNo = 'yes' | 'no';

/** Whether a switch is on; only `"on"` counts. */
export const isOn = (value: unknown): value is 'on' => value === 'on';

/** Writes a switch as `on` or `off`. */
export const toOnOff = (on: boolean): OnOff => (on ? 'on' : 'off');

/** Whether a switch is yes; only `"yes"` counts. */
export const isYes = (value: unknown): value is 'yes' => value === 'yes';

/** Writes a switch as `yes` or `no`. */
export const toYesNo = (yes: boolean): YesNo => (yes ? 'yes' : 'no');
