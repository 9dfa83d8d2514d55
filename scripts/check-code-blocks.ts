/** Checks the code of all Markdown pages and of examples in comments: scripts against the published types, JSON and HTML by parsing, shell by the names of scripts. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Outcome, outcome } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { type Block, CODE, codeBlocks } from './readmes/code-blocks';
import { markupProblems } from './readmes/markup-problems';
import { shellProblems } from './readmes/shell-problems';
import { type TypedBlock, typeProblems } from './readmes/typed-blocks';
import { filesBelow, type Manifest, packagesIn, publicPackages, ROOT, readJson, shown } from './workspace';

interface PageBlock extends Block {
  file: string;
}

/** Folders without pages of ours, and decisions, which may show former code. */
const SKIPPED = ['node_modules', 'dist', 'cdn', '.cache', '.vitepress', 'decisions', 'fixtures'];

/** Returns the blocks of every page. */
function allBlocks(): PageBlock[] {
  const folders = ['docs', 'packages', 'examples'].flatMap((folder) => filesBelow(join(ROOT, folder), SKIPPED));
  const top = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((name) => join(ROOT, name));
  return [...top, ...folders]
    .filter((file) => file.endsWith('.md') && basename(file) !== 'CHANGELOG.md')
    .flatMap((file) => codeBlocks(readFileSync(file, 'utf8')).map((block) => ({ ...block, file: shown(file) })));
}

/** Returns the text of a source's comments, with unchanged line numbers. */
const comments = (text: string): string => text.replace(/^(?! *\* ?).*$/gm, '').replace(/^ *\*(\/| ?)/gm, '');

/** Returns the examples in the comments of the packages' sources. */
function examples(): PageBlock[] {
  const sources = filesBelow(join(ROOT, 'packages'), SKIPPED).filter((file) => /\/src\/.*\.tsx?$/.test(file));
  return sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return text.includes('@example')
      ? codeBlocks(comments(text)).map((block) => ({ ...block, file: shown(file) }))
      : [];
  });
}

function jsonProblems(text: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Returns a function that lists the npm scripts of a package, by default those of the root. */
function scriptNames(): (name?: string) => readonly string[] {
  const packages = [...packagesIn('packages'), ...packagesIn('examples')];
  const root = readJson<Manifest>(join(ROOT, 'package.json'));
  const anywhere = [root, ...packages.map(({ manifest }) => manifest)];
  return (name) => {
    const manifest = name === undefined ? root : anywhere.find((each) => each.name === name);
    return Object.keys(manifest?.scripts ?? {});
  };
}

/** Returns a sentence for each problem of the blocks; fragments are left out. */
function blockProblems(blocks: readonly PageBlock[], scriptsOf: (name?: string) => readonly string[]): string[] {
  const whole = blocks.filter(({ isFragment }) => !isFragment);
  const found = whole.flatMap(({ language, text, file, line }) => {
    const problems =
      language === 'json'
        ? jsonProblems(text)
        : language === 'html'
          ? markupProblems(text)
          : /^(sh|bash|shell)$/.test(language)
            ? shellProblems(text, scriptsOf)
            : [];
    return problems.map((problem) => `${file}:${line} ${problem}`);
  });
  const scripts: TypedBlock[] = whole.filter(({ language }) => CODE.test(language));
  return [...found, ...typeProblems(scripts, publicPackages())];
}

/** Runs one assertion for each block. */
export function checkCodeBlocks(): Outcome {
  const blocks = [...allBlocks(), ...examples()];
  const problems = blockProblems(blocks, scriptNames());
  for (const problem of problems) console.error(problem);
  const fragments = blocks.filter(({ isFragment }) => isFragment).length;
  console.log(`${blocks.length} blocks, ${fragments} of them fragments: ${problems.length} problems`);
  return outcome(Math.max(0, blocks.length - problems.length), problems.length, 0, problems.slice(0, 20));
}

await runAlone(import.meta, checkCodeBlocks);
