/** Captions of any format. Their text is a tree of known elements and never HTML. */

/** Position and alignment of a cue, as far as the file sets them. */
export interface CueSettings {
  vertical?: 'rl' | 'lr';
  /** Number of a line, from the end when negative; percent unless `snapToLines`. */
  line?: number;
  snapToLines?: boolean;
  lineAlign?: 'start' | 'center' | 'end';
  /** Percent. */
  position?: number;
  positionAlign?: 'line-left' | 'center' | 'line-right';
  /** Percent. */
  size?: number;
  align?: 'start' | 'center' | 'end' | 'left' | 'right';
  /** Id of a region of the file. */
  region?: string;
}

/** Caption: times, position and text. */
export interface Cue {
  /** Seconds. */
  start: number;
  /** Seconds. */
  end: number;
  /** WebVTT cue text, see `readCueText`; never HTML. */
  text: string;
  id?: string;
  settings?: CueSettings;
}

/** Part of a file that could not be parsed. */
export interface CaptionProblem {
  /** Counted from 1. */
  line: number;
  what: string;
}

/** Content of a caption file. */
export interface Captions {
  /** Sorted by start, then longest first. */
  cues: Cue[];
  problems: CaptionProblem[];
}

/** Sorts cues by start, then longest first. */
export const inOrder = (cues: readonly Cue[]): Cue[] =>
  [...cues].sort((one, other) => one.start - other.start || other.end - one.end);

/** Returns the number of cues that have started. @param cues sorted */
function countStarted(cues: readonly Cue[], time: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the cues that are active at a time.
 *
 * @param cues sorted
 * @param time seconds
 */
export const activeCues = (cues: readonly Cue[], time: number): Cue[] =>
  cues.slice(0, countStarted(cues, time)).filter(({ end }) => time < end);

const TAGS = ['b', 'i', 'u', 'c', 'v', 'lang', 'ruby', 'rt'] as const;

/** Tag of an element in a caption. */
export type CueTag = (typeof TAGS)[number];

/** Element in a caption, such as italic text or the text of a speaker. */
export interface CueElement {
  tag: CueTag;
  /** E.g. `loud` of `<c.loud>`. */
  classes: string[];
  /** Speaker of `v`, language of `lang`. */
  annotation: string;
  children: CueNode[];
}

/** Node of a caption: text or an element. */
export type CueNode = string | CueElement;

const START = /^([a-z]+)((?:\.[^\s.]*)*)(?:[\t\n\f ]+([\s\S]*))?$/;

/** Maximum nesting depth. */
const MAX_DEPTH = 64;

const isTag = (name: string): name is CueTag => (TAGS as readonly string[]).includes(name);

function readElement(inside: string): CueElement | undefined {
  const [, tag = '', classes = '', annotation = ''] = START.exec(inside) ?? [];
  if (!isTag(tag)) return undefined;
  const annotationText = tag === 'v' || tag === 'lang' ? decodeEntities(annotation).replace(/\s+/g, ' ').trim() : '';
  return { tag, classes: classes.split('.').filter(Boolean), annotation: annotationText, children: [] };
}

/** Reads a tag up to its `>`, or to the end of the text. */
function tagAt(text: string, from: number): { inside: string; next: number } {
  const end = text.indexOf('>', from);
  return end < 0
    ? { inside: text.slice(from + 1), next: text.length }
    : { inside: text.slice(from + 1, end), next: end + 1 };
}

/** Parses a cue. Unknown tags are removed, their text stays; open tags end with the cue. */
export function readCueText(text: string): CueNode[] {
  const root: CueNode[] = [];
  const open: CueElement[] = [];
  const currentNodes = () => open.at(-1)?.children ?? root;

  function addText(raw: string): void {
    const words = decodeEntities(raw);
    const last = currentNodes().length - 1;
    if (typeof currentNodes()[last] === 'string') currentNodes()[last] += words;
    else if (words) currentNodes().push(words);
  }

  function close(name: string): void {
    const tag = open.at(-1)?.tag;
    if (tag === name) open.pop();
    // The end of `ruby` also ends an open `rt`.
    else if (name === 'ruby' && tag === 'rt') open.splice(-2);
  }

  function begin(inside: string): void {
    const element = readElement(inside);
    if (!element || open.length >= MAX_DEPTH) return;
    if (element.tag === 'rt' && open.at(-1)?.tag !== 'ruby') return;
    currentNodes().push(element);
    open.push(element);
  }

  for (let at = 0; at < text.length; ) {
    const less = text.indexOf('<', at);
    addText(text.slice(at, less < 0 ? text.length : less));
    if (less < 0) break;
    const { inside, next } = tagAt(text, less);
    if (inside.startsWith('/')) close(inside.slice(1).trim());
    else begin(inside);
    at = next;
  }
  return root;
}

/** Returns the plain text, for screen readers and search. */
export const plainText = (nodes: readonly CueNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.tag === 'rt' ? '' : plainText(node.children))).join('');

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  lrm: '\u200E',
  rlm: '\u200F',
};

const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi;

/** Returns a character; invalid code points become U+FFFD. */
function character(code: number): string {
  const wrong = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return String.fromCodePoint(wrong ? 0xfffd : code);
}

/** Decodes character references; unknown ones stay unchanged. */
export const decodeEntities = (text: string): string =>
  text.replace(REFERENCE, (match, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    if (decimal !== undefined) return character(Number(decimal));
    return Object.hasOwn(NAMED, name ?? '') ? (NAMED[name ?? ''] ?? match) : match;
  });

/** Escapes text for use in a cue. */
export const encodeEntities = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
