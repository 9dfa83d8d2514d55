/** Finds the one number in a counter's text, and what stands around it. */

export interface NumberIn {
  number: number;
  /** How the number is written, e.g. `1,250.5`. */
  digits: string;
  /** Between groups of three digits; empty when there is none. */
  separator: string;
  /** Digits after the point. */
  decimals: number;
  /** What stands before it, e.g. `+` or `$`. */
  prefix: string;
  /** What stands behind it, e.g. `k`. */
  suffix: string;
}

/** Characters of a text that is counted: it is written anew in each frame. */
const LONGEST = 100;
/** As many digits after the point as `toFixed` writes everywhere. */
const MOST_DECIMALS = 20;

const NUMBER = /-?(?:\d{1,3}([,\s'’])\d{3}(?:\1\d{3})*(?!\d)|\d+)(?:\.(\d*))?|-?\.(\d+)/;

/** @returns undefined for a text with no number, with more than one (`24/7` cannot be counted), or longer than anybody writes */
export function numberIn(text: string): NumberIn | undefined {
  const found = text.length > LONGEST ? null : NUMBER.exec(text);
  if (!found) return undefined;
  const [digits, separator = '', decimals = found[3] ?? ''] = found;
  const prefix = text.slice(0, found.index);
  const suffix = text.slice(found.index + digits.length);
  const number = Number(digits.replaceAll(separator || ',', ''));
  if (/\d/.test(suffix) || !Number.isFinite(number)) return undefined;
  return { number, digits, separator, decimals: Math.min(decimals.length, MOST_DECIMALS), prefix, suffix };
}
