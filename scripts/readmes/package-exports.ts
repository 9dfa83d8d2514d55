/** Exports of a package, read from its published types. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Package } from '../workspace';

/** Returns the file with the types of a specifier, e.g. `@enliven/modules/tabs`; undefined if no package of ours exports it. */
export function typesFile(specifier: string, packages: readonly Package[]): string | undefined {
  const entry = packages.find(({ manifest: { name } }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!entry) return undefined;
  const target = entry.manifest.exports?.[`.${specifier.slice(entry.manifest.name.length)}`];
  const types = typeof target === 'object' && 'import' in target ? target.import.types : undefined;
  return types && join(entry.path, types);
}

/** Returns the names that each file exports. @throws Error when a file is missing */
export function exportedNames(files: readonly string[]): Map<string, Set<string>> {
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`${missing} does not exist. Build first: pnpm build.`);
  const program = ts.createProgram([...files], {
    noLib: true,
    types: [],
    skipLibCheck: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  });
  const checker = program.getTypeChecker();
  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(file);
      const symbol = source && checker.getSymbolAtLocation(source);
      return [file, new Set((symbol ? checker.getExportsOfModule(symbol) : []).map(({ name }) => name))];
    }),
  );
}
