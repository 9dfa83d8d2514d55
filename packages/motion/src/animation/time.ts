/** Reads times as the page writes them: `500ms`, `1.5s`, a bare number of milliseconds, `var(--slow)`. */
import { asText } from '@enliven/core';

const TIME = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))\s*(ms|s)?$/;
const VARIABLE = /^var\(\s*(--[^\s,)]+)\s*(?:,([^)]*))?\)$/;

/**
 * Reads a time as the page writes it: `500ms`, `1.5s`, a bare number of milliseconds, `var(--slow)`.
 *
 * @param variable what a custom property of the element is
 * @returns milliseconds, `usual` for what is no time
 */
export function parseTime(value: unknown, usual: number, variable?: (name: string) => string): number {
  const text = asText(value)?.trim() ?? '';
  const [, name, instead] = VARIABLE.exec(text) ?? [];
  // What a variable stands for may not be a variable again, or two could go round in circles.
  const meant = name ? variable?.(name).trim() || (instead ?? '').trim() : text;
  const [, number, unit] = TIME.exec(meant) ?? [];
  return number === undefined ? usual : Number(number) * (unit === 's' ? 1000 : 1);
}
