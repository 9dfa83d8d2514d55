/** Rules of countries for the fields of an address (docs/reference/shop.md#addresses). */
import { asBoolean, asList, asNumber, asRecord, asText } from '@enliven/core';

/** Rule for a field. */
export interface FieldRule {
  label?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  hidden?: boolean | undefined;
  priority?: number | undefined;
  /** One of `WIDTHS`. */
  width?: string | undefined;
}

/** Most characters of the data; all states of all countries have a third of that. */
const LONGEST = 500_000;

/** Parses JSON, which WordPress may have escaped. */
export function parseJson(value: unknown): Record<string, unknown> {
  if (typeof value !== 'string' || value.length > LONGEST) return asRecord(value);
  try {
    return asRecord(JSON.parse(value.replaceAll('&quot;', '"')));
  } catch {
    return asRecord(undefined);
  }
}

/** Returns code → name; undefined for an unknown country, empty for a country without states. */
export function statesOf(countries: Record<string, unknown>, country: string): Record<string, string> | undefined {
  if (!(country in countries)) return undefined;
  const states = Object.entries(asRecord(countries[country])).flatMap(([code, name]) => {
    const text = asText(name);
    return text ? [[code, text] as const] : [];
  });
  return Object.fromEntries(states);
}

export const WIDTHS = ['form-row-first', 'form-row-last', 'form-row-wide'];

const booleanOf = (value: unknown) => (value === undefined ? undefined : asBoolean(value));

/** Returns the rules of a field: those of the country, then those of all countries. */
export function rulesOf(locale: Record<string, unknown>, country: string, field: string): FieldRule {
  const all = asRecord(asRecord(locale.default)[field]);
  const data = { ...all, ...asRecord(asRecord(locale[country])[field]) };
  return {
    label: asText(data.label),
    placeholder: asText(data.placeholder),
    required: booleanOf(data.required),
    hidden: booleanOf(data.hidden),
    priority: asNumber(data.priority),
    width: asList(data.class).find((name): name is string => WIDTHS.includes(name as string)),
  };
}
