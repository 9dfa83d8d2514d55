/** What the platform says of countries: their states, and how an address is written there (docs/reference/shop.md#addresses). */
import { asBoolean, asNumber, asRecord, asText } from '@enliven/core';

export interface FieldRule {
  label?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  hidden?: boolean | undefined;
  priority?: number | undefined;
}

/** Characters; all states of all countries have a third of that. */
const LONGEST = 500_000;

/** JSON as text, which WordPress may have escaped. */
export function parseJson(value: unknown): Record<string, unknown> {
  if (typeof value !== 'string' || value.length > LONGEST) return asRecord(value);
  try {
    return asRecord(JSON.parse(value.replaceAll('&quot;', '"')));
  } catch {
    return asRecord(undefined);
  }
}

/** Code → name; undefined where nothing is known of the country, empty where it has none. */
export function statesOf(countries: Record<string, unknown>, country: string): Record<string, string> | undefined {
  if (!(country in countries)) return undefined;
  const states = Object.entries(asRecord(countries[country])).flatMap(([code, name]) => {
    const text = asText(name);
    return text ? [[code, text] as const] : [];
  });
  return Object.fromEntries(states);
}

const flag = (value: unknown) => (value === undefined ? undefined : asBoolean(value));

/** The country's rules on top of those of all countries. */
export function rulesOf(locale: Record<string, unknown>, country: string, field: string): FieldRule {
  const all = asRecord(asRecord(locale.default)[field]);
  const data = { ...all, ...asRecord(asRecord(locale[country])[field]) };
  return {
    label: asText(data.label),
    placeholder: asText(data.placeholder),
    required: flag(data.required),
    hidden: flag(data.hidden),
    priority: asNumber(data.priority),
  };
}
