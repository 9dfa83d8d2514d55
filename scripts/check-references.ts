/** Checks that what comments, tests and pages refer to is in the repository: pages, their headings, files. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Outcome, outcome } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { fileReferences, headingsOf, links, pageReferences, papersElsewhere, type Reference } from './references/find';
import { filesBelow, ROOT, shown } from './workspace';

const CHECKED = /\.(ts|tsx|mts|mjs|js|css|php|html|md)$/;
const SKIPPED = ['node_modules', 'dist', 'cdn', 'dist-site'];
/** Pages that name files as they are; decisions may name what there was. */
const NAMES_FILES = /^(CONTRIBUTING\.md|docs\/(architecture|glossary)\.md|docs\/reference\/.+)$/;
/** What the check itself is made of and tried with names papers that are not there. */
const ITS_OWN = /^scripts\/(check-references\.ts|references\/|test\/references\.test\.ts)/;

/**
 * Checks texts that need not exist.
 *
 * @param texts path from the root of the repository → text
 * @param exists whether there is such a file or folder
 * @returns a sentence for each reference that leads nowhere
 */
export function complaints(texts: ReadonlyMap<string, string>, exists: (path: string) => boolean): string[] {
  const headings = new Map<string, Set<string>>();
  const found: string[] = [];
  const checkPage = (from: string, { line, path, heading }: Reference) => {
    const text = texts.get(path);
    if (text === undefined) {
      if (!exists(path))
        found.push(`${from}:${line} names ${path}, which does not exist. Name the page that has it now.`);
      return;
    }
    if (heading === '') return;
    if (!headings.has(path)) headings.set(path, headingsOf(text));
    if (!headings.get(path)?.has(heading))
      found.push(`${from}:${line} names ${path}#${heading}, but that page has no such heading. Name one it has.`);
  };
  for (const [file, text] of texts) {
    if (ITS_OWN.test(file)) continue;
    for (const reference of pageReferences(text)) checkPage(file, reference);
    for (const line of papersElsewhere(text))
      found.push(
        `${file}:${line} refers to a paper that is not in the repository. Name a page and a heading below docs/reference.`,
      );
    if (file.endsWith('.md'))
      for (const { path, ...rest } of links(text))
        checkPage(file, { ...rest, path: path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path)) });
    if (!NAMES_FILES.test(file)) continue;
    for (const { line, path } of fileReferences(text))
      if (!exists(path) && !exists(`packages/${path}`))
        found.push(`${file}:${line} names ${path}, which does not exist. Name the file as it is called now.`);
  }
  // A link to a page is a page that is named as well.
  return [...new Set(found)];
}

function repositoryTexts(): Map<string, string> {
  const files = ['packages', 'scripts', 'examples', 'docs'].flatMap((folder) =>
    filesBelow(join(ROOT, folder), SKIPPED),
  );
  const top = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((name) => join(ROOT, name));
  return new Map(
    [...files, ...top].filter((file) => CHECKED.test(file)).map((file) => [shown(file), readFileSync(file, 'utf8')]),
  );
}

/** One assertion for each file. */
export function checkReferences(): Outcome {
  const texts = repositoryTexts();
  const found = complaints(texts, (path) => existsSync(join(ROOT, path)));
  for (const one of found) console.error(one);
  console.log(`${texts.size} files: ${found.length} references that lead nowhere`);
  return outcome(Math.max(0, texts.size - found.length), found.length, 0, found.slice(0, 20));
}

await runAlone(import.meta, checkReferences);
