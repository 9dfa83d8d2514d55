/** Checks that the pages, headings, files and chunk sources that comments and pages name exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { CHUNKS, pathsOf } from './cdn-groups';
import { type Outcome, outcome } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { filesBelow, ROOT, shown } from './workspace';

const CHECKED = /\.(ts|tsx|mts|mjs|js|css|php|html|md)$/;
const SKIPPED = ['node_modules', 'dist', 'cdn', 'dist-site', '.cache'];
/** Decisions and changesets may name files that no longer exist. */
const MAY_BE_GONE = /^(docs\/decisions\/|\.changeset\/)/;
/** This check and its test, which name files that do not exist. */
const ITS_OWN = /^scripts\/(check-references\.ts|test\/references\.test\.ts)$/;
/** Example behavior, whose files guides tell readers to create. */
const TO_BE_MADE = /\bscroll-hint\b/;

const PAGE = /\bdocs\/[\w/-]+\.md(?:#([\w-]+))?/g;
/** File of the repository, by its name or by the end of its path. */
const FILE = /(?<![\w./*<>{}-])(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mts|mjs)\b(?!\.)/g;
/** Folder, relative to the root or to `packages/`. */
const FOLDER = /(?<![\w./-])(?:(?:packages|scripts|examples)\/[\w./-]*[\w/]|[\w-]+\/(?:src|test)\/[\w./-]*\w)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/.*/g;
/** Documents that are not in the repository, under any name: `contract §4.4`, `spec §8`, `the contract`. */
const ELSEWHERE = /§ ?\d|\bcontracts? (?:[A-D]\b|part \d|\d|media\b)|\bthe (?:contracts?|specs?)\b|\bspec §/gi;

/** Returns the anchors of a page's headings, as GitHub generates them. */
export function headingsOf(markdown: string): Set<string> {
  const withoutCode = markdown.replace(/^\s*(`{3,})[\s\S]*?^\s*\1\s*$/gm, '');
  const slugger = new GithubSlugger();
  return new Set(
    [...withoutCode.matchAll(/^#{1,6} +(.+)$/gm)].map(([, title = '']) => slugger.slug(title.replace(/[*`]/g, ''))),
  );
}

/** Returns the prose of a file: all of a page, or the comments of a source. Line numbers do not change. */
function proseOf(file: string, text: string): string {
  if (/\.(md|html)$/.test(file)) return text;
  let at = 0;
  let kept = '';
  for (const { 0: comment, index } of text.matchAll(COMMENT)) {
    kept += text.slice(at, index).replace(/[^\n]/g, ' ') + comment;
    at = index + comment.length;
  }
  return kept;
}

/**
 * Checks the texts of files, which need not exist on disk.
 *
 * @param texts path from the root of the repository → text
 * @param exists returns whether a path is a file or folder
 * @returns a sentence for each broken reference
 */
export function complaints(texts: ReadonlyMap<string, string>, exists: (path: string) => boolean): string[] {
  const ends = new Set(
    [...texts.keys()].flatMap((file) => file.split('/').map((_part, at, parts) => parts.slice(at).join('/'))),
  );
  const found = new Set<string>();
  for (const [file, text] of texts) {
    if (ITS_OWN.test(file)) continue;
    const add = (index: number, what: string) =>
      found.add(`${file}:${text.slice(0, index).split('\n').length} ${what}`);
    for (const { 0: name, 1: heading, index } of text.matchAll(PAGE)) {
      const path = name.replace(/#.*/, '');
      const page = texts.get(path);
      if (page === undefined) add(index, `names ${path}, which does not exist. Name the page that has it now.`);
      else if (heading && !headingsOf(page).has(heading))
        add(index, `names ${name}, but that page has no such heading. Name one it has.`);
    }
    for (const { index } of text.matchAll(ELSEWHERE))
      add(index, 'refers to a paper that is not in the repository. Name a page and a heading below docs/reference.');
    if (MAY_BE_GONE.test(file)) continue;
    const prose = proseOf(file, text);
    for (const { 0: path, index } of [...prose.matchAll(FILE), ...prose.matchAll(FOLDER)])
      if (!ends.has(path) && !exists(path) && !exists(`packages/${path}`) && !TO_BE_MADE.test(path))
        add(index, `names ${path}, which does not exist. Name the file as it is called now.`);
  }
  return [...found];
}

/** Returns the paths of chunks that lead to no source. These paths have neither `src` nor an extension. */
export const deadPaths = (paths: readonly string[], sources: readonly string[]): string[] => {
  const known = sources.flatMap((source) => /^packages\/(.+)\.tsx?$/.exec(source)?.[1]?.replace('/src/', '/') ?? []);
  return paths.filter((path) => !known.some((source) => source === path || source.startsWith(`${path}/`)));
};

function repositoryTexts(): Map<string, string> {
  const files = ['packages', 'scripts', 'examples', 'docs'].flatMap((folder) =>
    filesBelow(join(ROOT, folder), SKIPPED),
  );
  const top = filesBelow(ROOT, ['packages', 'scripts', 'examples', 'docs', ...SKIPPED, '.git']);
  return new Map(
    [...files, ...top].filter((file) => CHECKED.test(file)).map((file) => [shown(file), readFileSync(file, 'utf8')]),
  );
}

/** Runs one assertion for each file. */
export function checkReferences(): Outcome {
  const texts = repositoryTexts();
  const found = [
    ...complaints(texts, (path) => existsSync(join(ROOT, path))),
    ...Object.keys(CHUNKS).flatMap((chunk) =>
      deadPaths(pathsOf(chunk), [...texts.keys()]).map(
        (path) =>
          `scripts/cdn-groups.ts: "${path}" of the chunk "${chunk}" leads to no source. Remove it, or name the source as it is called now.`,
      ),
    ),
  ];
  for (const one of found) console.error(one);
  console.log(`${texts.size} files: ${found.length} broken references`);
  return outcome(Math.max(0, texts.size - found.length), found.length, 0, found.slice(0, 20));
}

await runAlone(import.meta, checkReferences);
