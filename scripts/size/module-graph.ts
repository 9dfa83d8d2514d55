/** Graph of ES modules: static and dynamic imports of files. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface Links {
  /** Files that load together with the module. */
  static: string[];
  /** Files that the module imports dynamically. */
  dynamic: string[];
  /** Specifiers of other packages that the module imports statically. */
  packages: string[];
}

const known = new Map<string, Links>();

function readLinks(file: string): Links {
  const links: Links = { static: [], dynamic: [], packages: [] };
  const add = (kind: 'static' | 'dynamic', node: ts.Node | undefined) => {
    if (!node || !ts.isStringLiteralLike(node)) return;
    if (node.text.startsWith('.')) links[kind].push(join(dirname(file), node.text));
    else if (kind === 'static') links.packages.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add('static', node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add('dynamic', node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext));
  return links;
}

/** Returns the imports of a file. @throws Error when an imported file does not exist */
export function links(file: string): Links {
  const found = known.get(file) ?? readLinks(file);
  for (const target of [...found.static, ...found.dynamic])
    if (!existsSync(target))
      throw new Error(`${file} imports ${target}, which does not exist. Build again: pnpm build.`);
  known.set(file, found);
  return found;
}

/** Returns the files and all their static imports, which a browser fetches before any of them runs. */
export function closure(files: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (/\.m?js$/.test(file)) links(file).static.forEach(visit);
  };
  files.forEach(visit);
  return [...seen];
}
