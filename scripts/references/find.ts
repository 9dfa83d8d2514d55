/** Finds in a text what it refers to: pages of the documentation, files of the repository, and papers that are not in it. */

export interface Reference {
  line: number;
  /** Path from the root of the repository, or beside the text that names it (`./sliders.md`). */
  path: string;
  /** Without `#`; empty when the reference is to the whole page. */
  heading: string;
}

const PAGE = /\bdocs\/[\w/-]+\.md(?:#([\w-]+))?/g;
/** `](sliders.md#heights)` in a page; addresses with a protocol are not ours. */
const LINK = /\]\(([\w./-]{0,200})(?:#([\w-]{1,200}))?\)/g;
/** A file or folder, from the root, or from `packages/` as short pages of tests have it. */
const FILE = /(?<![\w./-])(?:(?:packages|scripts|examples)\/[\w./-]*[\w/]|[\w-]+\/(?:src|test)\/[\w./-]*\w)/g;

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

export function pageReferences(text: string): Reference[] {
  return [...text.matchAll(PAGE)].map(({ 0: all, 1: heading = '', index }) => ({
    line: lineOf(text, index),
    path: all.split('#')[0] as string,
    heading,
  }));
}

export function links(text: string): Reference[] {
  return [...text.matchAll(LINK)].map(({ 1: path = '', 2: heading = '', index }) => ({
    line: lineOf(text, index),
    path,
    heading,
  }));
}

export function fileReferences(text: string): Reference[] {
  return [...text.matchAll(FILE)].map(({ 0: path, index }) => ({ line: lineOf(text, index), path, heading: '' }));
}

/** Papers that are not in the repository, by whatever name: `contract §4.4`, `spec §8`, `the contract`. */
const ELSEWHERE = /§ ?\d|\bcontracts? (?:[A-D]\b|part \d|\d|media\b)|\bthe (?:contracts?|specs?)\b|\bspec §/i;

/** Lines that refer to papers nobody who clones the repository has. */
export const papersElsewhere = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (ELSEWHERE.test(line) ? [index + 1] : []));

/** The names by which the headings of a page are linked to, as GitHub makes them. */
export function headingsOf(markdown: string): Set<string> {
  const withoutCode = markdown.replace(/^\s*(`{3,})[\s\S]*?^\s*\1\s*$/gm, '');
  const names = new Set<string>();
  for (const [, title = ''] of withoutCode.matchAll(/^#{1,6} +(.+)$/gm)) {
    const name = title
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let unique = name;
    for (let count = 1; names.has(unique); count++) unique = `${name}-${count}`;
    names.add(unique);
  }
  return names;
}
