/** What a caption is, whichever format it came in, and what its text is: a tree of known parts, so there is no way from a caption to HTML. */

/** Where and how a cue wants to stand; only what the file says. */
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

/** One caption: when it is shown, where, and its text. */
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

/** Something a file says that could not be read. */
export interface CaptionProblem {
  /** Counted from 1. */
  line: number;
  what: string;
}

/** What a file of captions says. */
export interface Captions {
  /** By start; of those that start together the longest first. */
  cues: Cue[];
  problems: CaptionProblem[];
}

/** The order in which cues are shown, oldest on top. */
export const inOrder = (cues: readonly Cue[]): Cue[] =>
  [...cues].sort((one, other) => one.start - other.start || other.end - one.end);

/** @param cues in order @returns how many have begun */
function begun(cues: readonly Cue[], time: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * All that have begun and are not over.
 *
 * @param cues in order
 * @param time seconds
 */
export const activeCues = (cues: readonly Cue[], time: number): Cue[] =>
  cues.slice(0, begun(cues, time)).filter(({ end }) => time < end);

const TAGS = ['b', 'i', 'u', 'c', 'v', 'lang', 'ruby', 'rt'] as const;

/** Kinds of elements a caption may have. */
export type CueTag = (typeof TAGS)[number];

/** Part of a caption with a tag, e.g. italic or the words of a speaker. */
export interface CueElement {
  tag: CueTag;
  /** E.g. `loud` of `<c.loud>`. */
  classes: string[];
  /** Who speaks in `v`, the language in `lang`. */
  annotation: string;
  children: CueNode[];
}

/** Part of a caption: text, or an element. */
export type CueNode = string | CueElement;

const START = /^([a-z]+)((?:\.[^\s.]*)*)(?:[\t\n\f ]+([\s\S]*))?$/;

/** Deepest nesting that is read. */
const DEEPEST = 64;

const isTag = (name: string): name is CueTag => (TAGS as readonly string[]).includes(name);

function readElement(inside: string): CueElement | undefined {
  const [, tag = '', classes = '', annotation = ''] = START.exec(inside) ?? [];
  if (!isTag(tag)) return undefined;
  const annotationText = tag === 'v' || tag === 'lang' ? decodeEntities(annotation).replace(/\s+/g, ' ').trim() : '';
  return { tag, classes: classes.split('.').filter(Boolean), annotation: annotationText, children: [] };
}

/** What a `<` begins: up to its `>`, or to the end of the text. */
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
  const here = () => open.at(-1)?.children ?? root;

  function addText(raw: string): void {
    const words = decodeEntities(raw);
    const last = here().length - 1;
    if (typeof here()[last] === 'string') here()[last] += words;
    else if (words) here().push(words);
  }

  function close(name: string): void {
    const tag = open.at(-1)?.tag;
    if (tag === name) open.pop();
    // The end of a ruby is also the end of what is written above it.
    else if (name === 'ruby' && tag === 'rt') open.splice(-2);
  }

  function begin(inside: string): void {
    const element = readElement(inside);
    if (!element || open.length >= DEEPEST) return;
    if (element.tag === 'rt' && open.at(-1)?.tag !== 'ruby') return;
    here().push(element);
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

/** The words alone, for screen readers and search. */
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

/** What cannot be a character is replaced by the sign for that. */
function character(code: number): string {
  const wrong = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return String.fromCodePoint(wrong ? 0xfffd : code);
}

/** Decodes character references; unknown ones stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(REFERENCE, (match, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    if (decimal !== undefined) return character(Number(decimal));
    return Object.hasOwn(NAMED, name ?? '') ? (NAMED[name ?? ''] ?? match) : match;
  });

/** The text as cue text that says the same. */
export const encodeEntities = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
