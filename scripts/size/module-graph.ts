/** Which files an ES module brings with it, and which it may ask for later. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface Links {
  /** Fetched together with it. */
  static: string[];
  /** Fetched when the code asks for it. */
  dynamic: string[];
  /** Other packages it cannot do without, as it names them. */
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

/** The files one file names. @throws Error when one of them is not there */
export function links(file: string): Links {
  const found = known.get(file) ?? readLinks(file);
  for (const target of [...found.static, ...found.dynamic])
    if (!existsSync(target))
      throw new Error(`${file} imports ${target}, which does not exist. Build again: pnpm build.`);
  known.set(file, found);
  return found;
}

/** The files and everything they import statically: what a browser fetches before any of them runs. */
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
