/** CSS lengths, angles and times as the builder checks them. */
import { text } from './text';

const UNIT = /(vmin|vmax|deg|rem|em|px|cm|mm|in|pt|pc|ex|vh|vw|ms|%)$/;
const IMPORTANT = '!important';
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/i;

/** A property and a word that is a value of it although it is no number. */
const WORD =
  /^((width|height|min-height|margin|z-index|background-size) auto|max-(width|height) none|((max-)?(width|height)|min-height|margin|padding) (inherit|initial|unset))$/;

/** Whether the property knows the word; sizes of fonts know the names of units. */
export const acceptsWord = (property: string, word: string): boolean =>
  property === 'font-size' ? UNIT.exec(word)?.[0] === word : WORD.test(`${property} ${word}`);

/** The value without `!important` and the space around it; any other value as it is. */
export function withoutImportant(given: string): string {
  const bare = given.trimEnd();
  return bare.endsWith(IMPORTANT) ? bare.slice(0, -IMPORTANT.length).trimEnd() : given;
}

/** The unit a value ends with, `fallback` when it has none. Case matters. */
export const unitOf = (value: unknown, fallback = 'px'): string =>
  UNIT.exec(withoutImportant(text(value)))?.[1] ?? fallback;

/** What counts as a value, and what is added to it. */
export interface UnitOptions {
  /** For numbers without one; `""` adds none. @default 'px' */
  unit?: string;
  /** Whoever prints it adds `!important` itself. @default false */
  autoImportant?: boolean;
  /** Words this property knows are kept. */
  property?: string;
}

/** A number and a unit, or a word the property knows; `""` for anything else. */
export function sanitizeUnit(value: unknown, { unit = 'px', autoImportant, property = '' }: UnitOptions = {}): string {
  const given = text(value);
  const bare = withoutImportant(given);
  const important = bare !== given && !autoImportant ? ' !important' : '';
  if (acceptsWord(property, bare)) return bare + important;
  const number = Number.parseFloat(bare);
  return Number.isFinite(number) ? number + unitOf(bare, unit) + important : '';
}

/** The value of a range slider: a number keeps what follows it, or gets `px` (`em` for line heights up to 3). */
export function rangeValue(value: unknown, type = ''): string {
  const given = text(value).trim();
  const [digits] = NUMBER.exec(given) ?? [];
  if (digits === undefined) return '';
  if (digits !== given) return given;
  const number = Number(digits) + 0;
  if (!Number.isFinite(number)) return '';
  return number + (type === 'line_height' && number <= 3 ? 'em' : 'px');
}
