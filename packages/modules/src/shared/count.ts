/** The pace and the spelling of numbers that count up (docs/reference/counters.md#pace). */

/** Milliseconds from nothing to the value. */
export const COUNT_DURATION = 1800;

/** Quadratic, slow at both ends. */
export const ease = (time: number): number => (time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time));

/** Where a count stands. @param time from 0 to 1; more counts as 1 */
export function countAt(from: number, to: number, time: number): number {
  return time >= 1 ? to : from + (to - from) * ease(Math.max(0, time));
}

/** Puts the separator between every three digits, in front of a decimal point only. */
export function separated(text: string, separator: string): string {
  const [integer = '', digits = ''] = /^-?(\d*)/.exec(text) ?? [];
  const head = integer.length - 3 * Math.max(0, Math.ceil(digits.length / 3) - 1);
  const rest = integer.slice(head).replace(/\d{3}/g, (three) => separator + three);
  return integer.slice(0, head) + rest + text.slice(integer.length);
}
