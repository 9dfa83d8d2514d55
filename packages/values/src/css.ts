/** Values for style sheets: text that neither leaves its declaration nor fetches a resource, and lengths, angles and times by the builder's rules. */
import { text } from './text';

const LEAVES = /[;{}<>"'\\@]|\/\*|(url|image|image-set|expression)\s*\(/i;

/** Returns the text, or `""` if it would leave its declaration or fetch a resource. */
export function cssText(value: unknown): string {
  const written = text(value).trim();
  return LEAVES.test(written) ? '' : written;
}

const UNIT = /(v(min|max|h|w)|deg|r?em|p[xtc]|[cm]m|in|ex|ms|%)$/;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/i;

/** Matches a property and a keyword that the property accepts. */
const WORD =
  /^(((min-)?height|width|margin|z-index|background-size) auto|max-.+ none|((m..-)?height|(max-)?width|margin|padding) (inherit|initial|unset))$/;

const unitIn = (bare: string, fallback: string): string => UNIT.exec(bare)?.[0] ?? fallback;

/** Whether the property accepts the keyword; `font-size` accepts the names of units. */
export const acceptsWord = (property: string, word: string): boolean =>
  property === 'font-size' ? unitIn(word, '') === word : WORD.test(`${property} ${word}`);

/** Splits a value into the value without `!important`, and ` !important` or an empty string. A value without `!important` is not trimmed. */
export function splitImportant(value: unknown): [bare: string, important: string] {
  const whole = text(value);
  const bare = whole.trimEnd();
  return bare.endsWith('!important') ? [bare.slice(0, -10).trimEnd(), ' !important'] : [whole, ''];
}

/** Returns the unit at the end of a value, or `fallback`. Case-sensitive. */
export const unitOf = (value: unknown, fallback = 'px'): string => unitIn(splitImportant(value)[0], fallback);

/** Options of a unit value. */
export interface UnitOptions {
  /** Unit for numbers without one; `""` adds none. @default 'px' */
  unit?: string;
  /** Whether the caller adds `!important`. @default false */
  autoImportant?: boolean;
  /** Property whose keywords are kept. */
  property?: string;
}

/** Returns a number with its unit, or a keyword that the property accepts; `""` for anything else. */
export function sanitizeUnit(value: unknown, { unit = 'px', autoImportant, property = '' }: UnitOptions = {}): string {
  const [bare, important] = splitImportant(value);
  const number = Number.parseFloat(bare);
  const written = acceptsWord(property, bare) ? bare : Number.isFinite(number) && number + unitIn(bare, unit);
  return written ? written + (autoImportant ? '' : important) : '';
}

/** Returns the value of a range slider. A number keeps its unit, or gets `px` (`em` for line heights up to 3). */
export function rangeValue(value: unknown, type = ''): string {
  const trimmed = text(value).trim();
  const [digits] = NUMBER.exec(trimmed) ?? [];
  if (digits === undefined) return '';
  if (digits !== trimmed) return trimmed;
  const number = Number(digits) + 0;
  if (!Number.isFinite(number)) return '';
  return number + (type === 'line_height' && number <= 3 ? 'em' : 'px');
}
