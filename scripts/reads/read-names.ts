/** Finds the page inputs that source files read: attributes, globals, fields of data, responses. */
import ts from 'typescript';

export interface Reads {
  /** Names of attributes; `*` stands for a part that is known only at run time. */
  attributes: string[];
  /** Names of globals that a page prints. */
  globals: string[];
  /** Fields of data from JSON, globals and responses, by package. */
  fields: Record<string, string[]>;
  /** Files that read the hash of the address. */
  hash: string[];
  /** Files that read responses of a server. */
  answers: string[];
}

/** Methods of elements that read an attribute, whose name is the first argument. */
const ATTRIBUTE_METHODS = ['getAttribute', 'hasAttribute'];
/** Functions that read an attribute. Their arguments are an element and the attribute's name. */
const ATTRIBUTE_READERS = ['attribute', 'numberAttribute', 'useAttributes'];
const GLOBAL_READERS = ['global', 'isPrinted', 'siteGlobal'];
const HASH_READERS = ['parseHash', 'useHash', '$hash'];
const ANSWER_READERS = ['fetchHtml', 'fetchJson', 'fetchText', 'fetch', 'post'];
const RECORDS = ['asRecord', 'choices', 'siteOptions'];
/** Type of a parameter that is a parsed record. */
const RECORD_TYPE = /Record<string, unknown>|\bRawOptions\b/;
/** Names of variables in packages that hold parsed records. */
const RECORD_NAMES = ['rawOptions', 'fields', 'settings', 'options', 'data', 'answer', 'entry', 'errorBody'];

const DATA = /(?<![\w-])data-[a-z\d_-]*[a-z\d](?![\w-]*\$)/gi;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const calledName = ({ expression: called }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();

/** Returns the possible values of an argument, with `*` for parts that are known only at run time. */
function textsOf(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return node.text.split(',');
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  return [];
}

const WINDOW = /(^|\.)(window|globalThis|defaultView|view)( as unknown)?$/;

/** Returns the names of a type's members, as far as the file declares them. */
function membersOf(type: ts.TypeNode, file: ts.SourceFile): string[] {
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type))
    return type.types.flatMap((one) => membersOf(one, file));
  const named = ts.isTypeReferenceNode(type) ? type.typeName.getText(file) : undefined;
  const declared = file.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === named);
  const members = ts.isTypeLiteralNode(type)
    ? type.members
    : (declared as ts.InterfaceDeclaration | undefined)?.members;
  return (members ?? []).flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
}

/** Returns the names that a pattern such as `{ a, b: { c } }` reads from a value. */
function boundNames(node: ts.BindingName): string[] {
  if (!ts.isObjectBindingPattern(node)) return [];
  return node.elements.flatMap(({ propertyName, name }) => {
    const own = propertyName ?? name;
    return [...(ts.isIdentifier(own) ? [own.text] : []), ...boundNames(name)];
  });
}

const isRecord = (node: ts.Expression | undefined): boolean =>
  !!node &&
  ((ts.isCallExpression(node) && RECORDS.includes(calledName(node))) ||
    (ts.isIdentifier(node) && RECORD_NAMES.includes(node.text)) ||
    (ts.isPropertyAccessExpression(node) && RECORD_NAMES.includes(node.name.text)));

/** Returns the functions that prefix an argument with `data-`, with the text that they append. */
function prefixingFunctions(file: ts.SourceFile): [name: string, ending: string][] {
  const names: [string, string][] = [];
  const visit = (node: ts.Node, inside: string): void => {
    const own =
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name && ts.isIdentifier(node.name)
        ? node.name.text
        : inside;
    if (ts.isTemplateExpression(node) && node.head.text === 'data-' && own)
      names.push([own, node.templateSpans.at(-1)?.literal.text ?? '']);
    ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(file, '');
  return names;
}

interface Found {
  attributes: Set<string>;
  globals: Set<string>;
  fields: Set<string>;
  hash: boolean;
  answers: boolean;
}

function readCall(node: ts.CallExpression, found: Found, prefixers: ReadonlyMap<string, string>): void {
  const name = calledName(node);
  const [first, second] = node.arguments;
  const ending = prefixers.get(name);
  if (ending !== undefined)
    for (const text of textsOf(second ?? first))
      if (!text.startsWith('data-')) found.attributes.add(`data-${text}${ending}`);
  const wanted = ATTRIBUTE_METHODS.includes(name) ? first : ATTRIBUTE_READERS.includes(name) ? second : undefined;
  for (const text of textsOf(wanted)) found.attributes.add(text);
  if (GLOBAL_READERS.includes(name)) for (const text of textsOf(first)) found.globals.add(text);
  if (HASH_READERS.includes(name)) found.hash = true;
  if (ANSWER_READERS.includes(name)) found.answers = true;
  const standards = name === 'choices' ? second : undefined;
  if (standards && ts.isObjectLiteralExpression(standards))
    for (const { name: key } of standards.properties) if (key && ts.isIdentifier(key)) found.fields.add(key.text);
}

function readNode(node: ts.Node, found: Found, prefixers: ReadonlyMap<string, string>): void {
  if (ts.isCallExpression(node)) readCall(node, found, prefixers);
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node))
    for (const [name] of node.text.matchAll(DATA)) found.attributes.add(name.toLowerCase());
  if (ts.isPropertyAccessExpression(node)) {
    const { expression, name } = node;
    if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'dataset')
      found.attributes.add(`data-${kebab(name.text)}`);
    if (name.text === 'hash' && /location$/.test(expression.getText())) found.hash = true;
    if (isRecord(expression)) found.fields.add(name.text);
  }
  if (ts.isVariableDeclaration(node) && node.initializer) {
    const { initializer } = node;
    const names = boundNames(node.name);
    if (ts.isPropertyAccessExpression(initializer) && initializer.name.text === 'dataset')
      for (const name of names) found.attributes.add(`data-${kebab(name)}`);
    if (isRecord(initializer)) for (const name of names) found.fields.add(name);
  }
  // `window as { rocket_beacon_data?: … }`
  if (ts.isAsExpression(node) && WINDOW.test(node.expression.getText()))
    for (const name of membersOf(node.type, node.getSourceFile())) found.globals.add(name);
  if (ts.isParameter(node) && RECORD_TYPE.test(node.type?.getText() ?? ''))
    for (const name of boundNames(node.name)) found.fields.add(name);
  if (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'globals' &&
    ts.isArrayLiteralExpression(node.initializer)
  )
    for (const element of node.initializer.elements) for (const text of textsOf(element)) found.globals.add(text);
  ts.forEachChild(node, (child) => readNode(child, found, prefixers));
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].filter(Boolean).sort();

/** Finds all inputs. @param texts path from the root of the repository → text */
export function readNames(texts: ReadonlyMap<string, string>): Reads {
  const sources = [...texts].map(([file, text]) => ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true));
  const prefixers = new Map(sources.flatMap(prefixingFunctions));
  const all = sources.map((source) => {
    const found: Found = { attributes: new Set(), globals: new Set(), fields: new Set(), hash: false, answers: false };
    readNode(source, found, prefixers);
    return { file: source.fileName, found };
  });
  const fields: Record<string, string[]> = {};
  for (const { file, found } of all) {
    const name = file.split('/')[1] ?? '';
    const names = sorted([...(fields[name] ?? []), ...found.fields]);
    if (names.length > 0) fields[name] = names;
  }
  return {
    attributes: sorted(all.flatMap(({ found }) => [...found.attributes])),
    globals: sorted(all.flatMap(({ found }) => [...found.globals])),
    fields,
    hash: all.filter(({ found }) => found.hash).map(({ file }) => file),
    answers: all.filter(({ found }) => found.answers).map(({ file }) => file),
  };
}
