/** Arithmetic on stored numbers: every function gives a finite number for whatever it is given. */
import { text } from './text';

const finite = (number: number): number => (Number.isFinite(number) ? number : 0);

/** The number a value begins with: `"12.5px"` is 12.5; undefined when it begins with none. */
export function toNumber(value: unknown): number | undefined {
  const number = Number.parseFloat(text(value));
  return Number.isFinite(number) ? number : undefined;
}

/** Within both ends; the lower one for what is no number. */
export const clamp = (min: number, max: number, value: number): number =>
  Math.max(min, Math.min(max, Number.isNaN(value) ? min : value));

/** Rounded to so many decimals; 0 for what is no number. */
export const roundTo = (value: unknown, decimals = 0): number => Number((toNumber(value) ?? 0).toFixed(decimals)) + 0;

/** Digits, dot and a leading minus are kept, decimals dropped: `"-12.7px"` is -12. */
export const toInteger = (value: unknown): number =>
  finite(Math.trunc(Number.parseFloat(text(value).replace(/[^\d.-]|(?!^)-/g, '')))) + 0;

/** `12px`, or `zero` for 0. */
export const toPixels = (value: unknown, zero: '' | '0px' = ''): string => {
  const number = toNumber(value);
  return number ? `${number}px` : zero;
};

/** How many percent of `whole` that is; 0 of nothing. */
export const percent = (part: number, whole: number): number => finite((100 * part) / whole);

/** So many percent of `whole`. */
export const amount = (percentage: number, whole: number): number => finite((whole * percentage) / 100);
