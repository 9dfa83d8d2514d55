/** Which chapters the README of a package must have. */

/** In this order; a heading counts when it begins with the words. */
export const CHAPTERS = {
  feature: ['behaviors', 'install', 'expected markup', 'options', 'events', 'size', 'teardown'],
  /** Packages without markup of their own. */
  library: ['install', 'size'],
} as const;

/** Chapters that are missing or out of order. */
export function headingProblems(markdown: string, chapters: readonly string[]): string[] {
  const withoutCode = markdown.replace(/^\s*(`{3,})[\s\S]*?^\s*\1\s*$/gm, '');
  const headings = [...withoutCode.matchAll(/^#{2,3} +(.+)$/gm)].map(([, title = '']) => title.toLowerCase());
  const places = chapters.map((chapter) => headings.findIndex((title) => title.startsWith(chapter)));
  const missing = chapters.filter((_chapter, index) => places[index] === -1);
  if (missing.length > 0) return missing.map((chapter) => `it has no chapter "${chapter}"`);
  const inOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  return inOrder ? [] : [`its chapters are not in this order: ${chapters.join(', ')}`];
}
