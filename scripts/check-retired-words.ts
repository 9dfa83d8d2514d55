/** Checks that retired words do not come back as identifiers or names of files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Outcome, outcome } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { RETIRED_WORDS } from './retired-words/list';
import { filesBelow, packagesIn, ROOT, shown } from './workspace';

const CHECKED = /\.(ts|tsx|mts)$/;
/** Its keys are the retired words. */
const LIST = 'scripts/retired-words/list.ts';

/** @returns the words of a name in lower case, whether it is camel case, upper case or the name of a file */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

const RETIRED = Object.entries(RETIRED_WORDS).map(([word, term]) => ({ term, text: ` ${wordsOf(word).join(' ')} ` }));

/** @returns the retired word in a name and the term to use instead; undefined if the name has none */
function retiredIn(name: string): { word: string; term: string } | undefined {
  const text = ` ${wordsOf(name).join(' ')} `;
  const found = RETIRED.find((each) => text.includes(each.text));
  return found && { word: found.text.trim(), term: found.term };
}

/** @returns each identifier of a source with the line of its first use */
function identifiersOf(file: string, text: string): Map<string, number> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && !found.has(node.text))
      found.set(node.text, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Checks texts that need not exist.
 *
 * @param texts path from the root of the repository → text
 * @returns a sentence for each name with a retired word
 */
export function complaints(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([file, text]) => {
    const base = file.slice(file.lastIndexOf('/') + 1);
    const inFile = retiredIn(base);
    const found = inFile ? [`${file} has the retired word "${inFile.word}" in its name. Use ${inFile.term}.`] : [];
    for (const [name, line] of identifiersOf(file, text)) {
      const retired = retiredIn(name);
      if (retired)
        found.push(`${file}:${line} names ${name}, with the retired word "${retired.word}". Use ${retired.term}.`);
    }
    return found;
  });
}

function repositoryTexts(): Map<string, string> {
  const folders = [...packagesIn('packages').map(({ path }) => join(path, 'src')), join(ROOT, 'scripts')];
  const files = folders.flatMap((folder) => filesBelow(folder, ['node_modules', 'test']));
  const sources = files.filter((file) => CHECKED.test(file) && shown(file) !== LIST);
  return new Map(sources.map((file) => [shown(file), readFileSync(file, 'utf8')]));
}

/** One assertion for each file. */
export function checkRetiredWords(): Outcome {
  const texts = repositoryTexts();
  const found = complaints(texts);
  for (const one of found) console.error(one);
  console.log(`${texts.size} files: ${found.length} names with retired words`);
  return outcome(Math.max(0, texts.size - found.length), found.length, 0, found.slice(0, 20));
}

await runAlone(import.meta, checkRetiredWords);
