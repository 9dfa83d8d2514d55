/** Reads a percentage of a setting. */

/** @returns a number from 0 to 100; undefined for anything else */
export function percentage(text: string): number | undefined {
  if (!/^\d+(\.\d+)?%$/.test(text)) return undefined;
  const number = Number.parseFloat(text);
  return number <= 100 ? number : undefined;
}
