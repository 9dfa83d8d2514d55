/** Calculations with stored numbers. The functions accept any input and never return `NaN` or infinity. */
import { text } from './text';

const finite = (number: number): number => (Number.isFinite(number) ? number : 0);

/** Returns the number at the start of a value: `"12.5px"` is 12.5; undefined if the value starts with none. */
export function toNumber(value: unknown): number | undefined {
  const number = Number.parseFloat(text(value));
  return Number.isFinite(number) ? number : undefined;
}

/** Clamps a number to a range; `NaN` gives the lower end. */
export const clamp = (min: number, max: number, value: number): number =>
  Math.max(min, Math.min(max, Number.isNaN(value) ? min : value));

/** Rounds to a number of decimals; 0 for values that are not a number. */
export const roundTo = (value: unknown, decimals = 0): number => Number((toNumber(value) ?? 0).toFixed(decimals)) + 0;

/** Returns the integer of a value without its other characters: `"-12.7px"` is -12. */
export const toInteger = (value: unknown): number =>
  finite(Math.trunc(Number.parseFloat(text(value).replace(/[^\d.-]|(?!^)-/g, '')))) + 0;

/** Returns a length such as `12px`, or `zero` for 0. */
export const toPixels = (value: unknown, zero: '' | '0px' = ''): string => {
  const number = toNumber(value);
  return number ? `${number}px` : zero;
};

/** Returns the percentage of `whole`; 0 if `whole` is 0. */
export const percent = (part: number, whole: number): number => finite((100 * part) / whole);

/** Returns `percentage` percent of `whole`. */
export const amount = (percentage: number, whole: number): number => finite((whole * percentage) / 100);
