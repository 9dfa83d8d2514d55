/** Type checker of the scripts in Markdown pages: one program for all of them, over the types that the packages publish. */
import { join } from 'node:path';
import ts from 'typescript';
import { entryPoints, type Package, ROOT } from '../workspace';
import { typesFile } from './package-exports';

export interface TypedBlock {
  /** Page of the block, from the root. */
  file: string;
  language: string;
  text: string;
  /** Line of its first line of code. */
  line: number;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

/** Error codes for modules without types, or that this repository has not installed: Next, Astro, Jest. */
const NOT_INSTALLED = [2307, 7016];
/** Specifiers of this repository in a message. */
const OURS = /'(@enliven\/[^']*|enliven(\/[^']*)?)'/;

const endingOf = (language: string): string =>
  language.startsWith('j') ? (language === 'jsx' ? 'jsx' : 'mjs') : language === 'tsx' ? 'tsx' : 'ts';

/** Returns the file of the published types for each entry point of our packages. */
function publishedTypes(packages: readonly Package[]): Record<string, string[]> {
  const specifiers = packages.flatMap(({ manifest }) =>
    entryPoints(manifest).map(({ path }) => manifest.name + path.slice(1)),
  );
  return Object.fromEntries(
    specifiers.flatMap((specifier) => {
      const file = typesFile(specifier, packages);
      return file ? [[specifier, [file]]] : [];
    }),
  );
}

function sentence({ messageText, start = 0 }: ts.Diagnostic, { file, text, line }: TypedBlock): string {
  const row = line + text.slice(0, start).split('\n').length - 1;
  return `${file}:${row} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

/** Returns a sentence for each error of the compiler. The packages must be built. */
export function typeProblems(blocks: readonly TypedBlock[], packages: readonly Package[]): string[] {
  const options = { ...OPTIONS, paths: publishedTypes(packages) };
  const host = ts.createCompilerHost(options);
  const virtual = new Map(
    blocks.map((block, at) => [join(ROOT, `block-${at}.${endingOf(block.language)}`).replaceAll('\\', '/'), block]),
  );
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => virtual.has(name) || fileExists(name);
  host.readFile = (name) => virtual.get(name)?.text ?? readFile(name);
  host.getSourceFile = (name, target, ...rest) => {
    const block = virtual.get(name);
    return block ? ts.createSourceFile(name, block.text, target, true) : getSourceFile(name, target, ...rest);
  };
  const program = ts.createProgram([...virtual.keys()], options, host);
  return [...virtual].flatMap(([name, block]) => {
    const source = program.getSourceFile(name);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.flatMap((one) => {
      const text = ts.flattenDiagnosticMessageText(one.messageText, ' ');
      return NOT_INSTALLED.includes(one.code) && !OURS.test(text) ? [] : sentence(one, block);
    });
  });
}
