/** Readers of untrusted data and attributes. WordPress prints numbers and booleans as text, and an empty record as []. */
import { member } from '../dom/members';
import { remark } from '../errors/report';
import { RANGES, type Range } from './ranges';

/** Returns a plain record, `{}` for anything else. The record has no prototype. */
export function asRecord(value: unknown): Record<string, unknown> {
  return Object.assign(Object.create(null), typeof value === 'object' && !Array.isArray(value) ? value : null);
}

/** Maximum entries of a list and characters of a text. */
const MOST_ENTRIES = 10_000;
const MOST_CHARACTERS = 20_000;

/** Whether a value is within its limit. A longer value is reported. */
function isWithin(value: string | unknown[], most: number): boolean {
  if (value.length <= most) return true;
  import('./report-too-long').then(({ reportTooLong }) => reportTooLong(value, most)).catch(() => {});
  return false;
}

/** Returns a list, `[]` for anything else. A list of more than 10,000 entries is reported and counts as empty. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) && isWithin(value, MOST_ENTRIES) ? value : [];
}

/** Returns non-empty text of up to 20,000 characters, and numbers as text; undefined for anything else. Longer text is reported. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value && isWithin(value, MOST_CHARACTERS) ? value : undefined;
}

/**
 * Reads a finite number from a number or from text such as `"980px"`; anything else is undefined.
 *
 * @param range numbers outside are moved to its nearer end @default 'any'
 */
export function asNumber(value: unknown, range: Range = 'any'): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  const [least, most] = RANGES[range];
  return typeof number === 'number' && Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : undefined;
}

/** Returns true for true, 1, "1", "yes", "on" and "true"; false for everything else. */
export function asBoolean(value: unknown): boolean {
  return [true, 1, 'true', '1', 'yes', 'on'].includes(value as string);
}

/** Maximum characters of an attribute: more than any theme prints. */
export const LONGEST = 20_000;

/**
 * Returns an attribute; null if it is missing or too long. A long attribute is remarked.
 *
 * @param longest characters @default 20,000
 */
export function attribute(element: Element | null | undefined, name: string, longest = LONGEST): string | null {
  const text = (element && member(element, 'getAttribute')(name)) ?? null;
  if (!text || text.length <= longest) return text;
  const what = `${name} has ${text.length} characters, more than the ${longest} that are read, so it counts as absent.`;
  remark(`${what} Shorten it.`, { package: '@enliven/core', element: element as Element });
  return null;
}

/** Returns the number at the beginning of an attribute, within a range; 0 if there is none. */
export const numberAttribute = (element: Element | null | undefined, name: string, range?: Range): number =>
  asNumber(attribute(element, name), range) ?? 0;
