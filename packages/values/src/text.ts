/** Stored values as text, and switches, which are stored as words and never as booleans. */

/** Text as it is, finite numbers as text, anything else as nothing. */
export const text = (value: unknown): string => (typeof value === 'string' || Number.isFinite(value) ? `${value}` : '');

/** The builder's own notion: everything but `""`, `undefined`, `false` and `NaN`; so `null` and `0` are values. */
export const hasValue = (value: unknown): boolean =>
  value !== '' && value !== undefined && value !== false && !Number.isNaN(value);

/** Switches, which are stored as words and never as booleans. */
export type OnOff = 'on' | 'off';

/** A switch in words. */
export type YesNo = 'yes' | 'no';

/** Only `"on"` is on. */
export const isOn = (value: unknown): value is 'on' => value === 'on';

/** Writes a switch as `on` or `off`. */
export const toOnOff = (on: boolean): OnOff => (on ? 'on' : 'off');

/** Only `"yes"` is yes. */
export const isYes = (value: unknown): value is 'yes' => value === 'yes';

/** Writes a switch as `yes` or `no`. */
export const toYesNo = (yes: boolean): YesNo => (yes ? 'yes' : 'no');
