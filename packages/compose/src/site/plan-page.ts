/** Plan for one page: its behaviors, and the changes to its text. */
import { compile } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { ComposeError } from '../compose-error';
import { elementsOf, type ParsedPage, parsePage, scan } from '../scan';
import type { Units } from '../units';
import { type CoveredScripts, type CoverOptions, coveredScripts } from './covered-scripts';
import { pageFolder } from './page-address';
import { nameOfScript, pageScripts } from './page-scripts';
import { decodePage } from './page-text';
import { sheetsFor } from './style-sheets';

/** Plan for one page. */
export interface PagePlan {
  /** Path of the page, relative to the site. */
  path: string;
  /** Behaviors, in the order of the catalog. Pages without behaviors do not change. */
  behaviors: string[];
  /** Whether the composed file must check for original scripts. */
  originals: boolean;
  /** Ranges of the text to remove. */
  cuts: { start: number; end: number }[];
  /** Offset at which the tags are inserted. */
  insertAt: number;
  /** Folder to which addresses of the page are relative: `''` for the site's root, otherwise with a trailing slash. */
  base: string;
  sheets: string[];
  /** Names of the scripts to remove. */
  removed: string[];
  kept: CoveredScripts['kept'];
  /** Addresses of the scripts before and after the change. */
  scripts: { before: string[]; after: string[] };
}

/** Maximum size of composed pages in bytes. */
const MAX_BYTES = 10_000_000;
/** Maximum nesting depth of elements in browsers. */
const MAX_DEPTH = 512;

/** @throws ComposeError if elements are nested deeper than in browsers, since the search would take too long */
function requireDepth(page: ParsedPage): void {
  const pending: [AnyNode, number][] = [[page, 0]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [node, depth] = next;
    if (depth > MAX_DEPTH)
      throw new ComposeError(
        `The page is broken: elements are nested more than ${MAX_DEPTH} deep. Look for elements without an end, and export it again.`,
      );
    if ('children' in node) for (const child of node.children) pending.push([child, depth + 1]);
  }
}

/** Returns the offset of the end of the head, or of its last element if its tags are omitted. */
function endOfHead(elements: readonly Element[]): number {
  const head = elements.find(({ name }) => name === 'head');
  const place = head?.sourceCodeLocation as {
    endTag?: { startOffset: number };
    startTag?: { endOffset: number };
  } | null;
  if (place?.endTag) return place.endTag.startOffset;
  const html = elements.find(({ name }) => name === 'html')?.sourceCodeLocation as typeof place;
  const doctype = head?.parent?.parent?.children.find(({ type }) => type === 'directive')?.sourceCodeLocation;
  return Math.max(
    place?.startTag?.endOffset ?? html?.startTag?.endOffset ?? doctype?.endOffset ?? 0,
    ...(head?.children.flatMap((child) => child.sourceCodeLocation?.endOffset ?? []) ?? []),
  );
}

/**
 * Plans a page.
 *
 * @throws ComposeError if the page is too large, broken, or cannot be encoded again without changes
 */
export function planPage(path: string, bytes: Buffer, units: Units, options: CoverOptions = {}): PagePlan {
  if (bytes.length > MAX_BYTES)
    throw new ComposeError(
      `The page has ${(bytes.length / 1_000_000).toFixed(1)} MB; pages above 10 MB are left alone. Split it into several pages.`,
    );
  const { text } = decodePage(bytes);
  const page = parsePage(text);
  requireDepth(page);
  const elements = [...elementsOf(page)];
  const behaviors = scan(page, units);
  const scripts = pageScripts(elements, text);
  const { removed, kept, originals } = coveredScripts(scripts, elements, units, options);
  const isBase = compile<AnyNode, Element>('base[href]');
  const addresses = (list: typeof scripts) => list.filter(({ kind }) => kind === 'file').map(({ address }) => address);
  return {
    path,
    behaviors,
    originals,
    cuts: removed.map(({ start, end }) => ({ start, end })),
    insertAt: endOfHead(elements),
    base: pageFolder(path, elements.find(isBase)?.attribs.href, options.origin),
    sheets: sheetsFor(elements),
    removed: removed.filter(({ kind }) => kind === 'file').map(nameOfScript),
    kept,
    scripts: { before: addresses(scripts), after: addresses(scripts.filter((script) => !removed.includes(script))) },
  };
}
