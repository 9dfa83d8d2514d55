/** Comparison of markup that names the first difference. */
import { expect } from 'vitest';

/** Characters of context on each side of a difference. */
const CONTEXT = 40;

/** Returns both texts around the place where they first differ; undefined if they are equal. */
function firstDifference(now: string, then: string): string | undefined {
  if (now === then) return undefined;
  let at = 0;
  while (now[at] === then[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - CONTEXT), at + CONTEXT));
  return `${around(now)} instead of ${around(then)}`;
}

/** Expects the server's markup. Reports only show the first line of a message, so the difference stands there. */
export function expectMarkup(now: string, server: string): void {
  expect(now, firstDifference(now, server)).toBe(server);
}
