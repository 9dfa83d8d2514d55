/** Writes the declarations of a package's sources, which tsup then joins into one file for each entry point. */

// tsup alone creates one TypeScript program for each entry point, and each parses all DOM types again.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../workspace';

const HOST: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
};

function optionsOf(outDir: string): ts.CompilerOptions {
  const { config, error } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  if (error) throw new Error(ts.formatDiagnostics([error], HOST));
  // Omits the files of the configuration, which are those of the whole repository.
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  return { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: ROOT, outDir };
}

/**
 * Writes the declarations.
 *
 * @param entries absolute paths of source files
 * @param source folder of the package's sources
 * @param outDir output folder, emptied first; not below a `node_modules`, which tsup treats as another package
 * @returns the declaration file of each entry, in order
 * @throws Error with TypeScript's diagnostics if a declaration cannot be written
 */
export function writeDeclarations(entries: readonly string[], source: string, outDir: string): string[] {
  rmSync(outDir, { recursive: true, force: true });
  const program = ts.createProgram(entries, optionsOf(outDir));
  const written = new Map<string, string>();
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(`${source}/`)) continue;
    const { diagnostics } = program.emit(
      file,
      (path, text) => {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
        written.set(file.fileName, path);
      },
      undefined,
      true,
    );
    if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, HOST));
  }
  return entries.map((entry) => {
    const path = written.get(entry);
    if (!path) throw new Error(`${entry} has no declarations. Is it below ${source}?`);
    return path;
  });
}
