/** What a new behavior changes in files that are there already. */
import ts from 'typescript';
import type { Names } from './names';

const parse = (text: string) => ts.createSourceFile('file.ts', text, ts.ScriptTarget.ESNext, true);
const insert = (text: string, at: number, added: string) => text.slice(0, at) + added + text.slice(at);

/** The place before the first line that would come after `specifier` in the alphabet. */
function placeFor(statements: readonly ts.Statement[], specifier: string, end: number): number {
  const later = statements.find((statement) => {
    const from = (statement as ts.ImportDeclaration | ts.ExportDeclaration).moduleSpecifier;
    return from && ts.isStringLiteral(from) && from.text.startsWith('.') && from.text > specifier;
  });
  return later ? later.getStart() : end;
}

function listOf(file: ts.SourceFile): ts.ArrayLiteralExpression {
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((it) => [...it.declarationList.declarations]);
  const list = declarations.find(({ name }) => name.getText() === 'behaviors')?.initializer;
  if (list && ts.isArrayLiteralExpression(list)) return list;
  throw new Error(
    'src/behaviors.ts has no list "behaviors". It should export one: const behaviors: readonly AnyBehavior[] = [].',
  );
}

/** Adds it to the package's list in `src/behaviors.ts`. */
export function addToBehaviors(text: string, { kebab, camel }: Names): string {
  const file = parse(text);
  const { elements, end } = listOf(file);
  const listed = insert(text, elements.at(-1)?.end ?? end - 1, elements.length > 0 ? `, ${camel}` : camel);
  const imports = file.statements.filter(ts.isImportDeclaration);
  const last = imports.at(-1);
  const at = placeFor(imports, `./${kebab}`, last ? last.end + 1 : 0);
  return insert(listed, at, `import { ${camel} } from './${kebab}';\n`);
}

/** Passes it on from `src/index.ts`. */
export function addToIndex(text: string, { kebab, camel }: Names): string {
  const exports = parse(text).statements.filter(ts.isExportDeclaration);
  return insert(text, placeFor(exports, `./${kebab}`, text.length), `export { ${camel} } from './${kebab}';\n`);
}

/** Makes it an entry point of its own, before `./package.json`. */
export function addToManifest(text: string, { kebab }: Names): string {
  const manifest = JSON.parse(text) as { exports: Record<string, unknown> };
  const { './package.json': last, ...rest } = manifest.exports;
  const file = `./dist/${kebab}/index`;
  const entry = {
    import: { types: `${file}.d.ts`, default: `${file}.js` },
    require: { types: `${file}.d.cts`, default: `${file}.cjs` },
  };
  manifest.exports = { ...rest, [`./${kebab}`]: entry, ...(last !== undefined && { './package.json': last }) };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Adds a row to the first table of the README, or a line to its end when there is none. */
export function addToReadme(text: string, { kebab, selector }: Names): string {
  const cells = [`\`${kebab}\``, `\`${selector.replaceAll('|', '\\|')}\``];
  const lines = text.split('\n');
  const rule = lines.findIndex((line) => /^\|[\s:|-]+\|$/.test(line));
  if (rule === -1) return `${text.trimEnd()}\n\n- ${cells.join(': ')}\n`;
  const columns = (lines[rule] ?? '').split('|').length - 2;
  const row = Array.from({ length: columns }, (_cell, column) => cells[column] ?? '').join(' | ');
  const after = lines.findIndex((line, index) => index > rule && !line.startsWith('|'));
  lines.splice(after === -1 ? lines.length : after, 0, `| ${row} |`);
  return lines.join('\n');
}
