/** Rules for HTML in Markdown pages: no parse errors, and an end for each element that needs one. */
import { type DefaultTreeAdapterTypes, html, type ParserError, parse, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements whose end tag may be omitted, besides void elements. */
const MAY_BE_OPEN = /^(html|head|body|li|dt|dd|p|option|optgroup|tr|td|th|tbody|thead|tfoot|colgroup|rp|rt)$/;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Errors that are allowed because blocks show parts of pages. */
const ALLOWED = /^missing-doctype$|^misplaced-doctype$/;

function openElements(node: Node): string[] {
  const own =
    'tagName' in node &&
    node.namespaceURI === html.NS.HTML &&
    node.sourceCodeLocation &&
    !node.sourceCodeLocation.endTag &&
    !VOID.test(node.tagName) &&
    !MAY_BE_OPEN.test(node.tagName)
      ? [`<${node.tagName}> in line ${node.sourceCodeLocation.startLine} has no end`]
      : [];
  const content = 'content' in node ? [node.content] : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...own, ...[...content, ...children].flatMap(openElements)];
}

/** Returns the problems of the markup; lines count from 1. */
export function markupProblems(text: string): string[] {
  const errors: string[] = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }: ParserError) => {
      if (!ALLOWED.test(code)) errors.push(`${code} in line ${startLine}`);
    },
  };
  const isWhole = /<!doctype|<html|<head|<body/i.test(text);
  const open = openElements(isWhole ? parse(text, options) : parseFragment(text, options));
  return [...new Set([...errors, ...open])];
}
