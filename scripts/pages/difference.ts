/** Finds the first difference between two texts. */

const AROUND = 60;

/** @returns the position of the first difference with the text around it; undefined if the texts are equal */
export function difference(before: string, after: string): string | undefined {
  if (before === after) return undefined;
  let at = 0;
  while (before[at] === after[at]) at++;
  const part = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND).replace(/\s+/g, ' ');
  return `at character ${at}: "…${part(before)}…" became "…${part(after)}…"`;
}
