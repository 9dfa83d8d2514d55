/** Scripts of PHP files: inline scripts, scripts in printed strings, and strings that WordPress adds to scripts. */
import { Engine } from 'php-parser';
import { htmlSnippets } from './html-snippets';
import type { Snippet } from './snippet';

interface PhpNode {
  kind: string;
  loc?: { start: { offset: number }; end: { offset: number } };
  what?: { name?: string };
  arguments?: PhpNode[];
  value?: unknown;
  raw?: string;
}

/** Functions whose arguments are JavaScript for the page. */
const ADDS_CODE = /^\\?(?:wp_add_inline_script|wp_print_inline_script_tag|wp_get_inline_script_tag)$/;
const ENQUEUES = /^\\?wp_(?:enqueue|register)_script$/;
const TEXTS = new Set(['string', 'nowdoc', 'encapsed']);

/** Handle that a script depends on. */
export interface Dependency {
  handle: string;
  start: number;
  end: number;
}

/** Yields all nodes, in the order of the code. */
function* nodesOf(node: unknown): Iterable<PhpNode> {
  const pending: unknown[] = [node];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (Array.isArray(at)) pending.push(...[...at].reverse());
    else if (at && typeof at === 'object') {
      if ('kind' in at) yield at as PhpNode;
      for (const [key, value] of Object.entries(at).reverse())
        if (key !== 'loc' && value && typeof value === 'object') pending.push(value);
    }
  }
}

/** Unescapes a PHP string and keeps its length: each escape becomes a space and its character. */
const unescaped = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_all, character: string) => ` ${character === 'n' ? '\n' : character}`);

const rangeOf = ({ loc }: PhpNode): [number, number] => [loc?.start.offset ?? 0, loc?.end.offset ?? 0];

/** Returns the content of a string without its quotes, and the offset of the content. */
function contentOf(node: PhpNode, source: string): { text: string; start: number; isQuoted: boolean } {
  const [start, end] = rangeOf(node);
  const raw = source.slice(start, end);
  const heredoc = /^<<<[^\n]*\n/.exec(raw);
  const open = heredoc ? heredoc[0].length : 1;
  const close = heredoc ? raw.lastIndexOf('\n') : raw.length - 1;
  const content = raw.slice(open, Math.max(open, close));
  const isPlain = node.kind === 'nowdoc';
  return { text: isPlain ? content : unescaped(content), start: start + open, isQuoted: !isPlain };
}

/** Replaces everything but HTML with spaces, which keeps offsets. */
function htmlOf(nodes: readonly PhpNode[], source: string): string {
  let at = 0;
  let html = '';
  for (const node of nodes) {
    if (node.kind !== 'inline') continue;
    const [start, end] = rangeOf(node);
    html += source.slice(at, start).replace(/[^\n]/g, ' ') + source.slice(start, end);
    at = end;
  }
  return html + source.slice(at).replace(/[^\n]/g, ' ');
}

/** Replaces everything between PHP tags with spaces, for files that the parser rejects. */
function withoutPhp(source: string): string {
  let html = '';
  for (let at = 0; at < source.length; ) {
    const start = source.indexOf('<?', at);
    if (start === -1) return html + source.slice(at);
    const close = source.indexOf('?>', start);
    const end = close === -1 ? source.length : close + 2;
    html += source.slice(at, start) + source.slice(start, end).replace(/[^\n]/g, ' ');
    at = end;
  }
  return html;
}

/** Returns the syntax tree; undefined for files that the parser rejects. */
function parsePhp(source: string): unknown {
  const engine = new Engine({
    parser: { extractDoc: false, suppressErrors: true, php8: true } as object,
    ast: { withPositions: true },
    lexer: { short_tags: true },
  });
  try {
    return engine.parseCode(source, 'file.php');
  } catch {
    return undefined;
  }
}

/** Returns the scripts of a PHP file, and the handles that its scripts depend on. */
export function phpSnippets(source: string): { snippets: Snippet[]; dependencies: Dependency[] } {
  const tree = parsePhp(source);
  if (!tree) return { snippets: htmlSnippets(withoutPhp(source)), dependencies: [] };
  const nodes = [...nodesOf(tree)];
  const snippets = htmlSnippets(htmlOf(nodes, source));
  const dependencies: Dependency[] = [];
  const added = new Set<PhpNode>();
  for (const { kind, what, arguments: args = [] } of nodes) {
    if (kind !== 'call') continue;
    const texts = [...nodesOf(args.slice(1))].filter((node) => TEXTS.has(node.kind));
    if (ADDS_CODE.test(what?.name ?? '')) for (const node of texts) added.add(node);
    if (ENQUEUES.test(what?.name ?? ''))
      for (const node of texts)
        dependencies.push({ handle: String(node.value), start: rangeOf(node)[0], end: rangeOf(node)[1] });
  }
  for (const node of nodes) {
    if (!TEXTS.has(node.kind)) continue;
    const { text, start, isQuoted } = contentOf(node, source);
    if (added.has(node)) snippets.push({ code: text, start, isQuoted });
    else if (/<script\b/i.test(text))
      for (const inner of htmlSnippets(text))
        snippets.push({ ...inner, start: start + inner.start, isQuoted: isQuoted || inner.isQuoted });
  }
  return { snippets, dependencies };
}
