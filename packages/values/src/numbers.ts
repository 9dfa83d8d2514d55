/** Arithmetic on stored numbers: every function gives a finite number for whatever it is given. */
import { text } from './text';

const finite = (number: number): number => (Number.isFinite(number) ? number : 0);

/** The number a value begins with: `"12.5px"` is 12.5; undefined when it begins with none. */
export function toNumber(value: unknown): number | undefined {
  const number = Number.parseFloat(text(value));
  return Number.isFinite(number) ? number : undefined;
}

/** Returns a number within a range; the lower end for values that are no number. */
export const clamp = (min: number, max: number, value: number): number =>
  Math.max(min, Math.min(max, Number.isNaN(value) ? min : value));

/** Rounds to a number of decimals; 0 for values that are no number. */
export const roundTo = (value: unknown, decimals = 0): number => Number((toNumber(value) ?? 0).toFixed(decimals)) + 0;

/** Digits, dot and a leading minus are kept, decimals dropped: `"-12.7px"` is -12. */
export const toInteger = (value: unknown): number =>
  finite(Math.trunc(Number.parseFloat(text(value).replace(/[^\d.-]|(?!^)-/g, '')))) + 0;

/** `12px`, or `zero` for 0. */
export const toPixels = (value: unknown, zero: '' | '0px' = ''): string => {
  const number = toNumber(value);
  return number ? `${number}px` : zero;
};

/** Returns the percentage of `whole`; 0 if `whole` is 0. */
export const percent = (part: number, whole: number): number => finite((100 * part) / whole);

/** So many percent of `whole`. */
export const amount = (percentage: number, whole: number): number => finite((whole * percentage) / 100);
