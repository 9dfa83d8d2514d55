/** Checks the chapters, the size figures and the imported names of each README. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assert, type Outcome, total } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { namedImports } from './readmes/code-blocks';
import { CHAPTERS, headingProblems } from './readmes/headings';
import { exportedNames, typesFile } from './readmes/package-exports';
import { sizeMarks, sizeProblems, writeSizes } from './readmes/size-marks';
import { bundleSizes } from './size/bundle-sizes';
import { type ComposedBytes, composedBytes } from './size/composed-bytes';
import { kilobytes } from './size/kilobytes';
import { packageSizes } from './size/package-sizes';
import { pageBytes } from './size/page-bytes';
import { filesBelow, type Package, publicPackages, ROOT, shown } from './workspace';

/** Folders whose pages are not checked; decisions show the figures of their time. */
const SKIPPED = ['node_modules', '.vitepress', 'decisions'];

type PageSize = Pick<ComposedBytes, 'page' | 'flavour' | 'gzip'>;

/** Returns every figure that a README may show: budgets by name, pages as `page-tabs` and `composed-tabs-lite`, bundles of sites. */
async function measuredSizes(): Promise<Map<string, string>> {
  const packages = packageSizes().map(({ name, gzip }): [string, string] => [name, kilobytes(gzip)]);
  const sizeOf = (kind: string, { page, flavour, gzip }: PageSize): [string, string] => [
    `${kind}-${page}${flavour === 'lite' ? '-lite' : ''}`,
    kilobytes(gzip),
  ];
  const pages = pageBytes(ROOT).map((size) => sizeOf('page', size));
  const composed = composedBytes(ROOT).map((size) => sizeOf('composed', size));
  const bundles = [...(await bundleSizes())].map(([name, gzip]): [string, string] => [name, kilobytes(gzip)]);
  return new Map([...packages, ...pages, ...composed, ...bundles]);
}

/** Returns a sentence for each import that our packages do not export. */
function importProblems(markdown: string, packages: readonly Package[]): string[] {
  const ours = namedImports(markdown).filter(({ specifier }) => /^(@enliven\/|enliven(\/|$))/.test(specifier));
  const files = new Map(ours.map(({ specifier }) => [specifier, typesFile(specifier, packages)]));
  const names = exportedNames([...new Set([...files.values()].filter((file) => file !== undefined))]);
  return ours.flatMap(({ specifier, name, line }) => {
    const file = files.get(specifier);
    if (!file) return [`line ${line} imports "${specifier}", which no package exports`];
    return name === '*' || names.get(file)?.has(name)
      ? []
      : [`line ${line} imports ${name} from "${specifier}", which does not export it`];
  });
}

const chaptersFor = ({ path, folder }: Package): readonly string[] =>
  existsSync(join(path, 'src', 'behaviors.ts')) || folder === 'enliven' ? CHAPTERS.feature : CHAPTERS.library;

function text(file: string, problems: readonly string[]): string | undefined {
  return problems.length > 0 ? `${shown(file)}: ${problems.join('; ')}.` : undefined;
}

/** Runs up to three assertions for the README of the root and of each public package, and one for each page of `docs` with size figures. */
export async function checkReadmes(write = false): Promise<Outcome> {
  const packages = publicPackages();
  const measured = await measuredSizes();
  const check = (folder: string, chapters: readonly string[]): Outcome => {
    const file = join(folder, 'README.md');
    if (!existsSync(file))
      return assert(`${shown(file)} does not exist. Write it; its chapters: ${chapters.join(', ')}.`);
    if (write) writeFileSync(file, writeSizes(readFileSync(file, 'utf8'), measured));
    const markdown = readFileSync(file, 'utf8');
    return total([
      assert(text(file, headingProblems(markdown, chapters))),
      assert(text(file, sizeProblems(markdown, measured))),
      assert(text(file, importProblems(markdown, packages))),
    ]);
  };
  const checkPage = (file: string): Outcome => {
    if (write) writeFileSync(file, writeSizes(readFileSync(file, 'utf8'), measured));
    const markdown = readFileSync(file, 'utf8');
    return sizeMarks(markdown).length > 0 ? assert(text(file, sizeProblems(markdown, measured))) : total([]);
  };
  const pages = filesBelow(join(ROOT, 'docs'), SKIPPED).filter((file) => file.endsWith('.md'));
  return total([
    check(ROOT, []),
    ...packages.map((entry) => check(entry.path, chaptersFor(entry))),
    ...pages.map(checkPage),
  ]);
}

await runAlone(import.meta, () =>
  checkReadmes(parseArgs({ options: { write: { type: 'boolean' } } }).values.write === true),
);
