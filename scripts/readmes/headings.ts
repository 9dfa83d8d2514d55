/** Chapters that the README of a package must have. */

/** Chapters in order. A heading matches if it begins with the words. */
export const CHAPTERS = {
  feature: ['behaviors', 'install', 'expected markup', 'options', 'events', 'size', 'teardown'],
  /** Chapters of packages without their own markup. */
  library: ['install', 'size'],
} as const;

/** Returns a sentence for each missing chapter, or one if the order is wrong. */
export function headingProblems(markdown: string, chapters: readonly string[]): string[] {
  const withoutCode = markdown.replace(/^\s*(`{3,})[\s\S]*?^\s*\1\s*$/gm, '');
  const headings = [...withoutCode.matchAll(/^#{2,3} +(.+)$/gm)].map(([, title = '']) => title.toLowerCase());
  const places = chapters.map((chapter) => headings.findIndex((title) => title.startsWith(chapter)));
  const missing = chapters.filter((_chapter, index) => places[index] === -1);
  if (missing.length > 0) return missing.map((chapter) => `it has no chapter "${chapter}"`);
  const inOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  return inOrder ? [] : [`its chapters are not in this order: ${chapters.join(', ')}`];
}
