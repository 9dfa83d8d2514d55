/** What a stored value is as text, and whether it counts as one. */

/** Text as it is, finite numbers as text, anything else as nothing. */
export const text = (value: unknown): string => (typeof value === 'string' || Number.isFinite(value) ? `${value}` : '');

/** The builder's own notion: everything but `""`, `undefined`, `false` and `NaN`; so `null` and `0` are values. */
export const hasValue = (value: unknown): boolean =>
  value !== '' && value !== undefined && value !== false && !Number.isNaN(value);
