/** Shows where two texts part. */

const AROUND = 60;

/** @returns undefined when they are the same, otherwise the place of the first difference with a little around it */
export function difference(before: string, after: string): string | undefined {
  if (before === after) return undefined;
  let at = 0;
  while (before[at] === after[at]) at++;
  const part = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND).replace(/\s+/g, ' ');
  return `at character ${at}: "…${part(before)}…" became "…${part(after)}…"`;
}
