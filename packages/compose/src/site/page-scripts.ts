/** Scripts of a page with their WordPress handles and their offsets in the text. */
import type { Element } from 'domhandler';
import { ComposeError } from '../compose-error';
import { handleOfFile, isJqueryQueue } from './known-scripts';
import { onlyAssignsData } from './only-assigns-data';

export interface PageScript {
  /**
   * `data`: code that only assigns data, and blocks that are not code; `translations`: code for one script; `queue`: code that queues calls
   * for jQuery.
   */
  kind: 'file' | 'code' | 'data' | 'translations' | 'queue';
  /** WordPress handle; undefined if neither the id nor the file name reveals it. */
  handle: string | undefined;
  /** Address of a file, including files that a speed plugin delays. */
  address: string;
  code: string;
  /** Offsets of the whole element in the text. */
  start: number;
  end: number;
}

const ID = /^(.+)-js(?:-(extra|before|after|translations))?$/;
/** Types of blocks that are not code. Delayed code has types specific to the speed plugin or consent tool. */
const BLOCK = /json|template|html|importmap|speculationrules/i;

/** Returns the offsets of an element. @throws ComposeError if it has no end tag */
function rangeOf({ sourceCodeLocation }: Element, text: string): { start: number; end: number } {
  const place = sourceCodeLocation as { startOffset: number; endOffset: number; endTag?: object } | null | undefined;
  const { startOffset: start = 0, endOffset: end = 0, endTag } = place ?? {};
  if (!endTag || !/^<script\b/i.test(text.slice(start, start + 8)))
    throw new ComposeError(
      'The page is broken: a <script> has no </script>, so that the rest of the page is part of it. Export the page again.',
    );
  return { start, end };
}

function scriptOf(element: Element, text: string): PageScript {
  const { attribs, children } = element;
  const { src, 'data-src': delayed, 'data-rocket-src': rocket, id = '', type = '' } = attribs;
  const address = (src ?? delayed ?? rocket ?? '').trim();
  const code = children.map((child) => ('data' in child ? child.data : '')).join('');
  const [, named, part] = ID.exec(id) ?? [];
  const range = rangeOf(element, text);
  if (address && !BLOCK.test(type))
    return { kind: 'file', handle: part ? undefined : (named ?? handleOfFile(address)), address, code, ...range };
  const isData = BLOCK.test(type) || onlyAssignsData(code);
  const ofCode = isJqueryQueue(code) ? 'queue' : 'code';
  const kind = part === 'translations' ? part : isData ? 'data' : ofCode;
  return { kind, handle: named, address: '', code, ...range };
}

/** Returns the scripts of a page in document order. @throws ComposeError if a script has no end tag */
export const pageScripts = (elements: readonly Element[], text: string): PageScript[] =>
  elements.filter(({ name }) => name === 'script').map((element) => scriptOf(element, text));

/** Returns the name of a script for reports. */
export const nameOfScript = ({ handle, address, kind }: PageScript): string =>
  handle ?? (kind === 'file' ? (address.split(/[?#]/, 1)[0] as string).slice(-60) : 'inline code');
