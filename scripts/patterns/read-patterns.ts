/** Finds the regular expressions of source files. */
import ts from 'typescript';

export interface Pattern {
  /** Path from the root of the repository. */
  file: string;
  line: number;
  /** Pattern with slashes and flags; for a pattern that is built at run time, the source of its argument. */
  text: string;
}

export interface Patterns {
  /** Patterns whose text is known from the file alone. */
  known: Pattern[];
  built: Pattern[];
}

/** Methods of strings that create a pattern from a string argument. */
const METHODS = ['match', 'matchAll', 'search'];

/** Returns the initializers of a file's constants by name. */
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

/** Returns the text of an expression; undefined if it is known only at run time. */
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

/** Returns the arguments of a call that creates a pattern; undefined for other nodes. */
function patternArguments(node: ts.Node): readonly ts.Expression[] | undefined {
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
    const [source, flags] = patternArguments(node) ?? [];
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

/** Finds all patterns. @param texts path from the root of the repository → text */
export function readPatterns(texts: ReadonlyMap<string, string>): Patterns {
  const patterns: Patterns = { known: [], built: [] };
  for (const [name, text] of texts) read(ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true), patterns);
  return patterns;
}
