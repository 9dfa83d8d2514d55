/** Parser of TTML files and their predecessor DFXP. */
import { type CaptionProblem, type Captions, type Cue, decodeEntities, encodeEntities, inOrder } from './cue';

/** Element of a minimal XML parser without scripts, external entities or entity expansion. */
interface XmlElement {
  /** Without its prefix, e.g. `p`. */
  name: string;
  /** Attributes by name without prefix, such as `begin`. */
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  /** Counted from 1. */
  line: number;
}

type XmlNode = string | XmlElement;

const OPEN = /<(?:!--|!\[CDATA\[|[!?/]?)/g;
const ATTRIBUTE = /(?<=\s)([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]): [string, string] => [
    withoutPrefix(name),
    decodeEntities(double ?? single ?? ''),
  ]);
  return Object.fromEntries(pairs);
}

/** End of each construct. */
const CLOSERS: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };

/** Maximum nesting depth, more than in any caption file. */
const MAX_DEPTH = 100;

/** Parses XML without throwing: unclosed elements end with the text, and unmatched end tags are ignored. */
function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], line: 1 };
  const open = [root];
  let line = 1;
  let counted = 0;
  const currentElement = () => open.at(-1) ?? root;
  const lineAt = (index: number) => {
    for (; counted < index; counted++) if (text.charCodeAt(counted) === 10) line++;
    return line;
  };

  function element(inside: string, at: number): void {
    const name = /^[^\s/]*/.exec(inside)?.[0] ?? '';
    const child = {
      name: withoutPrefix(name),
      attributes: attributesOf(inside.slice(name.length)),
      children: [],
      line: lineAt(at),
    };
    currentElement().children.push(child);
    if (!inside.endsWith('/') && open.length < MAX_DEPTH) open.push(child);
  }

  function close(name: string): void {
    const index = open.map((entry) => entry.name).lastIndexOf(withoutPrefix(name.trim()));
    if (index > 0) open.length = index;
  }

  let at = 0;
  while (at < text.length) {
    OPEN.lastIndex = at;
    const opener = OPEN.exec(text);
    const words = text.slice(at, opener?.index ?? text.length);
    if (words) currentElement().children.push(decodeEntities(words));
    if (!opener) break;
    const closer = CLOSERS[opener[0]] ?? '>';
    const from = opener.index + opener[0].length;
    const found = text.indexOf(closer, from);
    const inside = text.slice(from, found < 0 ? text.length : found);
    at = found < 0 ? text.length : found + closer.length;
    if (opener[0] === '<![CDATA[') currentElement().children.push(inside);
    else if (opener[0] === '</') close(inside);
    else if (opener[0] === '<') element(inside, opener.index);
  }
  return root;
}

const elements = ({ children }: XmlElement): XmlElement[] => children.filter((child) => typeof child !== 'string');

/** Returns all elements with a name, at any depth, in document order. */
const all = (root: XmlElement, name: string): XmlElement[] =>
  elements(root).flatMap((child) => (child.name === name ? [child] : all(child, name)));

function clockOf({ attributes: { frameRate, frameRateMultiplier = '1 1', tickRate } }: XmlElement): Clock {
  const [numerator, denominator] = frameRateMultiplier.split(/[\s:]+/).map(Number);
  const multiplier = Number(numerator) / Number(denominator);
  const rate = Number(frameRate) * (multiplier > 0 ? multiplier : 1);
  return {
    frameRate: rate > 0 && Number.isFinite(rate) ? rate : DEFAULT_CLOCK.frameRate,
    tickRate: Number(tickRate) > 0 ? Number(tickRate) : DEFAULT_CLOCK.tickRate,
  };
}

/** Paragraph with its own times, in seconds. */
interface Paragraph {
  element: XmlElement;
  begin?: number | undefined;
  end?: number | undefined;
}

/** Returns the paragraphs. Their times are relative to the start of their parent. */
function paragraphs(root: XmlElement, clock: Clock, offset = 0): Paragraph[] {
  return elements(root).flatMap((element) => {
    const [begin, end, length] = ['begin', 'end', 'dur'].map((name) => ttmlSeconds(element.attributes[name], clock));
    if (element.name !== 'p') return paragraphs(element, clock, offset + (begin ?? 0));
    const from = begin === undefined ? undefined : begin + offset;
    if (end !== undefined) return { element, begin: from, end: end + offset };
    return { element, begin: from, end: length === undefined ? undefined : (from ?? offset) + length };
  });
}

/** Returns the cues. A missing begin defaults to the previous end, a missing end to the next begin. */
function cuesOf(list: readonly Paragraph[], styles: Styles, problems: CaptionProblem[]): Cue[] {
  let previous = 0;
  return list.flatMap(({ element, begin = previous, end: own }, index) => {
    const end = own ?? list[index + 1]?.begin;
    if (end === undefined || end <= begin) {
      problems.push({ line: element.line, what: 'the paragraph has no time in which it could be shown' });
      return [];
    }
    previous = end;
    const { id } = element.attributes;
    return { start: begin, end, text: ttmlText(element, styles), ...(id && { id }) };
  });
}

/** Parses TTML. Never throws. */
export function parseTtml(text: string): Captions {
  const root = readXml(text);
  const [tt] = all(root, 'tt');
  const problems: CaptionProblem[] = [];
  if (!tt) return { cues: [], problems: [{ line: 1, what: 'the file has no tt element' }] };
  const bodies = all(tt, 'body');
  const list = bodies.flatMap((body) => paragraphs({ ...tt, children: [body] }, clockOf(tt)));
  return { cues: inOrder(cuesOf(list, stylesOf(all(tt, 'style')), problems)), problems };
}

type Tag = 'b' | 'i' | 'u';

/** Tags of each style of the file, by its id. */
type Styles = ReadonlyMap<string, readonly Tag[]>;

const TAGS: readonly (readonly [attribute: string, value: RegExp, tag: Tag])[] = [
  ['fontWeight', /^bold$/, 'b'],
  ['fontStyle', /^(italic|oblique)$/, 'i'],
  ['textDecoration', /\bunderline\b/, 'u'],
];

const ownTags = ({ attributes }: XmlElement): Tag[] =>
  TAGS.flatMap(([name, value, tag]) => (value.test(attributes[name] ?? '') ? [tag] : []));

const stylesOf = (elements: readonly XmlElement[]): Styles =>
  new Map(elements.flatMap((element) => (element.attributes.id ? [[element.attributes.id, ownTags(element)]] : [])));

function tagsOf(element: XmlElement, styles: Styles): Tag[] {
  const referred = (element.attributes.style ?? '').split(/\s+/).flatMap((id) => styles.get(id) ?? []);
  return [...new Set([...referred, ...ownTags(element)])];
}

/** Placeholder of a line break, which no file can contain. */
const BREAK = '\0';

function inside(nodes: readonly XmlNode[], styles: Styles): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return encodeEntities(node.replaceAll(BREAK, ''));
      if (node.name === 'br') return BREAK;
      // Other elements of a paragraph are metadata.
      return node.name === 'span' ? wrapped(node, styles) : '';
    })
    .join('');
}

function wrapped(element: XmlElement, styles: Styles): string {
  return tagsOf(element, styles).reduce((text, tag) => `<${tag}>${text}</${tag}>`, inside(element.children, styles));
}

/** Returns the text of a paragraph. White space collapses as in HTML; `<br/>` breaks lines. */
function ttmlText(paragraph: XmlElement, styles: Styles): string {
  const text = wrapped(paragraph, styles);
  if (paragraph.attributes.space === 'preserve') return text.replaceAll(BREAK, '\n').trim();
  return text
    .replace(/\s+/g, ' ')
    .split(BREAK)
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** Rates of frames and ticks. */
interface Clock {
  /** Frames a second. */
  frameRate: number;
  /** Ticks a second. */
  tickRate: number;
}

/** Default rates. The frame rate is that of WordPress' player; the standard uses 30. */
const DEFAULT_CLOCK: Clock = { frameRate: 25, tickRate: 1 };

const CLOCK_TIME = /^(\d{1,9}):(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9})|:(\d{1,9})(?:\.\d{1,9})?)?$/;
const OFFSET = /^(\d{1,12}(?:\.\d{1,9})?)(h|ms|m|s|f|t)?$/;

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Parses a time into seconds; undefined if it is invalid. */
function ttmlSeconds(text: string | undefined, { frameRate, tickRate }: Clock = DEFAULT_CLOCK): number | undefined {
  const trimmed = text?.trim() ?? '';
  const clock = CLOCK_TIME.exec(trimmed);
  if (clock) {
    const [, hours, minutes, seconds, fraction = '0', frames = '0'] = clock;
    const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
    return rounded(whole + Number(`0.${fraction}`) + Number(frames) / frameRate);
  }
  const [, amount, unit = 's'] = OFFSET.exec(trimmed) ?? [];
  if (amount === undefined) return undefined;
  const worth: Record<string, number> = { h: 3600, m: 60, s: 1, ms: 0.001, f: 1 / frameRate, t: 1 / tickRate };
  return rounded(Number(amount) * (worth[unit] ?? 1));
}
