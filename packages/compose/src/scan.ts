/** Scanner of pages: finds the behaviors of a page in its HTML in the same way as the loader in the browser. */
import { compile } from 'css-select';
import type { AnyNode, Document, Element } from 'domhandler';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { isPrinted } from './printed-globals';
import type { UnitsDescription } from './units-description';

/** Page in the form that `scan` examines. */
export type ParsedPage = Document;

/** Parses HTML as browsers do. Broken markup results in the same tree as in browsers. */
export const parsePage = (html: string): ParsedPage =>
  parse(html, { treeAdapter: adapter, sourceCodeLocationInfo: true }) as unknown as Document;

/** Yields all elements in document order. The content of templates is not part of the page. */
export function* elementsOf(node: AnyNode): Iterable<Element> {
  const pending: AnyNode[] = [node];
  for (let at = pending.pop(); at; at = pending.pop()) {
    if (at.type === 'tag' || at.type === 'script' || at.type === 'style') yield at as Element;
    if ('children' in at && !('name' in at && at.name === 'template'))
      for (let child = at.children.length - 1; child >= 0; child--) pending.push(at.children[child] as AnyNode);
  }
}

const DATA = /json|template|html/i;

/** Returns the code of inline scripts; data blocks are not code. */
const inlineScripts = (elements: readonly Element[]): string[] =>
  elements.flatMap(({ name, attribs, children }) => {
    if (name !== 'script' || 'src' in attribs || DATA.test(attribs.type ?? '')) return [];
    return children.map((child) => ('data' in child ? child.data : '')).join('');
  });

/** Subtrees that the runtime ignores (`packages/core/src/runtime/discover.ts`). */
const IGNORED =
  '[data-enliven-ignore],#et-fb-app,.wp-block-woocommerce-cart,.wp-block-woocommerce-checkout,.wp-block-woocommerce-mini-cart';

/**
 * Returns the names of the behaviors of a page, in the order of the catalog.
 *
 * @example
 * ```ts
 * import { readUnits, scan } from '@enliven/compose';
 *
 * scan('<div class="et_pb_toggle">…</div>', readUnits('lite')); // ['toggle']
 * ```
 */
export function scan(page: ParsedPage | string, { behaviors }: Pick<UnitsDescription, 'behaviors'>): string[] {
  const document = typeof page === 'string' ? parsePage(page) : page;
  const elements = [...elementsOf(document)];
  const scripts = inlineScripts(elements);
  const ignored = compile<AnyNode, Element>(`:is(${IGNORED}), :is(${IGNORED}) *`);
  const candidates = elements.filter((element) => !ignored(element));
  return Object.entries(behaviors).flatMap(([name, { selector, globals }]) => {
    if (globals) return globals.some((path) => isPrinted(scripts, path)) ? name : [];
    const matches = compile<AnyNode, Element>(selector);
    return candidates.some((element) => matches(element)) ? name : [];
  });
}
