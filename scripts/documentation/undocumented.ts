/** Exported names that have no documentation. */
import { existsSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from '../workspace';

/** The repository's own settings, so that packages are found by their sources. */
function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(`${ROOT}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, ROOT);
  return ts.createProgram([...files], options);
}

/** @returns by file, the names it exports whose declaration says nothing @throws Error when a file is missing */
export function undocumented(files: readonly string[]): Map<string, string[]> {
  const absent = files.find((file) => !existsSync(file));
  if (absent)
    throw new Error(`${absent} does not exist, though "exports" of its package.json names what is built of it.`);
  const program = programOf(files);
  const checker = program.getTypeChecker();
  const isSilent = (symbol: ts.Symbol): boolean => {
    const origin = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return origin.getDocumentationComment(checker).length === 0;
  };
  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const names = module ? checker.getExportsOfModule(module).filter(isSilent) : [];
      return [file, names.map(({ name }) => name)];
    }),
  );
}
