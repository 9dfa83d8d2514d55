/** Reads untrusted data and attributes: WordPress turns numbers and booleans into text, and [] may stand for {}. */
import { remark } from '../errors/report';
import { RANGES, type Range } from './ranges';

/** A plain record, `{}` for anything else; never follows a prototype. */
export function asRecord(value: unknown): Record<string, unknown> {
  return Object.assign(Object.create(null), typeof value === 'object' && !Array.isArray(value) ? value : null);
}

/** Limits of what is read, since more would take too long: entries of a list, characters of a text. */
const MOST_ENTRIES = 10_000;
const MOST_CHARACTERS = 20_000;

/** Whether a value is within its limit; otherwise that is reported. */
function isWithin(value: string | unknown[], most: number): boolean {
  if (value.length <= most) return true;
  // A lazy part, since few pages need it.
  import('./report-too-long').then(({ reportTooLong }) => reportTooLong(value, most)).catch(() => {});
  return false;
}

/** A list, `[]` for anything else and for one of more than 10,000 entries, which is reported. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) && isWithin(value, MOST_ENTRIES) ? value : [];
}

/** Non-empty text of up to 20,000 characters, longer ones are reported; numbers become text; anything else is undefined. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value && isWithin(value, MOST_CHARACTERS) ? value : undefined;
}

/**
 * Reads a finite number from a number or from text such as `"980px"`; anything else is undefined.
 *
 * @param range the number is moved to its nearer end if it lies outside @default 'any'
 */
export function asNumber(value: unknown, range: Range = 'any'): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  const [least, most] = RANGES[range];
  return typeof number === 'number' && Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : undefined;
}

/** true for true, 1, "1", "yes", "on" and "true"; false for everything else. */
export function asBoolean(value: unknown): boolean {
  return [true, 1, 'true', '1', 'yes', 'on'].includes(value as string);
}

/** Characters. Far more than a theme prints, and few enough for whatever is done with them to be quick. */
export const LONGEST = 20_000;

/**
 * Null where there is none, and where it is too long to be meant; then that is remarked.
 *
 * @param longest characters @default 20,000
 */
export function attribute(element: Element | null | undefined, name: string, longest = LONGEST): string | null {
  const text = element?.getAttribute(name) ?? null;
  if (!text || text.length <= longest) return text;
  const what = `${name} has ${text.length} characters, more than the ${longest} that are read, so it counts as absent.`;
  remark(`${what} Shorten it.`, { package: '@enliven/core', element: element as Element });
  return null;
}

/** Returns the number that an attribute begins with, within a range; 0 where there is none. */
export const numberAttribute = (element: Element | null | undefined, name: string, range?: Range): number =>
  asNumber(attribute(element, name), range) ?? 0;
