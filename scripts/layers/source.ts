/** A source file as the rules see it: where it is, what it imports, and which globals it touches. */
import { posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  specifier: string;
  line: number;
  /** Vanishes when the file is compiled. */
  typeOnly: boolean;
  /** Fetched when the code runs: `import()`, or the type of what that answers. */
  isDynamic: boolean;
}

export interface Reference {
  name: string;
  line: number;
}

export interface Source {
  /** From the root of the repository, e.g. `packages/core/src/runtime/start.ts`. */
  file: string;
  text: string;
  /** Folder below `packages/`; undefined for scripts and examples. */
  package: string | undefined;
  /** `src`, `test` … inside the package. */
  area: string | undefined;
  imports: Import[];
  /** Names that nothing in the file declares. */
  globals: Reference[];
  /** Line of the default export. */
  defaultExport: number | undefined;
}

const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  noResolve: true,
  allowJs: true,
  jsx: ts.JsxEmit.Preserve,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
};

/** A program without library and without resolution: whatever a file does not declare itself stays unknown. */
function programOf(texts: ReadonlyMap<string, string>): ts.Program {
  const parse = (name: string, language: ts.ScriptTarget) => {
    const text = texts.get(name);
    return text === undefined ? undefined : ts.createSourceFile(name, text, language, true);
  };
  return ts.createProgram([...texts.keys()], OPTIONS, {
    getSourceFile: (name, options) => parse(name, typeof options === 'number' ? options : options.languageVersion),
    getDefaultLibFileName: () => 'none.d.ts',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (name) => texts.has(name),
    readFile: (name) => texts.get(name),
    writeFile: () => {},
  });
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

const allTypes = (elements: readonly { isTypeOnly: boolean }[]) =>
  elements.length > 0 && elements.every((element) => element.isTypeOnly);

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) {
    const { exportClause } = node;
    return node.isTypeOnly || (!!exportClause && ts.isNamedExports(exportClause) && allTypes(exportClause.elements));
  }
  if (!ts.isImportDeclaration(node)) return ts.isImportTypeNode(node);
  const clause = node.importClause;
  if (!clause || clause.isTypeOnly) return clause !== undefined;
  const { namedBindings } = clause;
  return !clause.name && !!namedBindings && ts.isNamedImports(namedBindings) && allTypes(namedBindings.elements);
}

/** What the node imports, whichever way it is written. */
function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return textOf(node.argument.literal);
  if (ts.isExternalModuleReference(node)) return textOf(node.expression);
  const dynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return dynamic ? textOf(node.arguments[0]) : undefined;
}

/** The value an identifier stands for is declared nowhere in this file. */
function isGlobal(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent) && parent.name === node)
    return checker.getShorthandAssignmentValueSymbol(parent) === undefined;
  const isName = 'name' in parent && parent.name === node;
  const isKey = 'propertyName' in parent && parent.propertyName === node;
  // `globalThis.document` is the same thing in other words.
  if (isName && ts.isPropertyAccessExpression(parent))
    return ts.isIdentifier(parent.expression) && parent.expression.text === 'globalThis';
  return !isName && !isKey && !ts.isJsxAttribute(parent) && checker.getSymbolAtLocation(node) === undefined;
}

const isDefaultExport = (node: ts.Node): boolean =>
  (ts.isExportAssignment(node) && !node.isExportEquals) ||
  (ts.isExportSpecifier(node) && node.name.text === 'default') ||
  (ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) === true);

function read(sourceFile: ts.SourceFile, checker: ts.TypeChecker, globals: readonly string[]): Source {
  const [top, folder, area] = sourceFile.fileName.split(posix.sep);
  const inPackage = top === 'packages';
  const source: Source = {
    file: sourceFile.fileName,
    text: sourceFile.text,
    package: inPackage ? folder : undefined,
    area: inPackage ? area : undefined,
    imports: [],
    globals: [],
    defaultExport: undefined,
  };
  const lineOf = (node: ts.Node) => sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1;
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined)
      source.imports.push({
        specifier,
        line: lineOf(node),
        typeOnly: isTypeOnly(node),
        isDynamic: ts.isCallExpression(node) || ts.isImportTypeNode(node),
      });
    if (ts.isIdentifier(node) && globals.includes(node.text) && isGlobal(node, checker))
      source.globals.push({ name: node.text, line: lineOf(node) });
    if (isDefaultExport(node)) source.defaultExport = lineOf(node);
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return source;
}

/**
 * Reads files without touching the disk.
 *
 * @param texts path from the root of the repository → text
 * @param globals the global names to look for
 */
export function readSources(texts: ReadonlyMap<string, string>, globals: readonly string[]): Source[] {
  const program = programOf(texts);
  const checker = program.getTypeChecker();
  return [...texts.keys()].flatMap((file) => {
    const sourceFile = program.getSourceFile(file);
    return sourceFile ? [read(sourceFile, checker, globals)] : [];
  });
}
