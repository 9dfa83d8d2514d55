/** Finds the regular expressions of source files. */
import ts from 'typescript';

export interface Pattern {
  /** From the root of the repository. */
  file: string;
  line: number;
  /** With slashes and flags; of one that is built while the page runs, the argument as it is written. */
  text: string;
}

export interface Patterns {
  /** Those that the file alone tells. */
  known: Pattern[];
  built: Pattern[];
}

/** Methods of text that make a pattern of any other text they are given. */
const METHODS = ['match', 'matchAll', 'search'];

/** Returns the value of a constant that the file declares once. */
function constants(file: ts.SourceFile): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      if (node.parent.flags & ts.NodeFlags.Const) found.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The text an expression stands for; undefined where only the running page knows it. */
function textOf(node: ts.Node | undefined, known: ReadonlyMap<string, ts.Expression>): string | undefined {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return known.has(node.text) ? textOf(known.get(node.text), known) : undefined;
  if (ts.isTaggedTemplateExpression(node))
    return node.tag.getText() === 'String.raw' && ts.isNoSubstitutionTemplateLiteral(node.template)
      ? node.template.rawText
      : undefined;
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = node.templateSpans.map(({ expression, literal }) => {
    const value = textOf(expression, known);
    return value === undefined ? undefined : value + literal.text;
  });
  return parts.includes(undefined) ? undefined : node.head.text + parts.join('');
}

/** The arguments of what makes a pattern; undefined for everything else. */
function making(node: ts.Node): readonly ts.Expression[] | undefined {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  const { expression: called } = node;
  const method = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
  if (method === 'RegExp') return node.arguments ?? [];
  return METHODS.includes(method) && ts.isPropertyAccessExpression(called) ? node.arguments : undefined;
}

function read(file: ts.SourceFile, { known, built }: Patterns): void {
  const names = constants(file);
  const visit = (node: ts.Node): void => {
    const add = (list: Pattern[], text: string) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      list.push({ file: file.fileName, line: line + 1, text });
    };
    if (ts.isRegularExpressionLiteral(node)) add(known, node.text);
    const [source, flags] = making(node) ?? [];
    const value = source && ts.isIdentifier(source) ? (names.get(source.text) ?? source) : source;
    if (source && value && !ts.isRegularExpressionLiteral(value)) {
      const [text, wanted] = [textOf(source, names), textOf(flags, names)];
      if (text === undefined || wanted === undefined) add(built, source.getText(file));
      else add(known, `/${text}/${wanted}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** @param texts path from the root of the repository → text */
export function readPatterns(texts: ReadonlyMap<string, string>): Patterns {
  const patterns: Patterns = { known: [], built: [] };
  for (const [name, text] of texts) read(ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true), patterns);
  return patterns;
}
