/** The words of a TTML paragraph as cue text. */
import { encodeEntities } from './entities';
import type { XmlElement, XmlNode } from './xml';

type Tag = 'b' | 'i' | 'u';

/** What each style of the file does to text, by its id. */
export type Styles = ReadonlyMap<string, readonly Tag[]>;

const TAGS: readonly (readonly [attribute: string, value: RegExp, tag: Tag])[] = [
  ['fontWeight', /^bold$/, 'b'],
  ['fontStyle', /^(italic|oblique)$/, 'i'],
  ['textDecoration', /\bunderline\b/, 'u'],
];

const ownTags = ({ attributes }: XmlElement): Tag[] =>
  TAGS.flatMap(([name, value, tag]) => (value.test(attributes[name] ?? '') ? [tag] : []));

export const stylesOf = (elements: readonly XmlElement[]): Styles =>
  new Map(elements.flatMap((element) => (element.attributes.id ? [[element.attributes.id, ownTags(element)]] : [])));

function tagsOf(element: XmlElement, styles: Styles): Tag[] {
  const referred = (element.attributes.style ?? '').split(/\s+/).flatMap((id) => styles.get(id) ?? []);
  return [...new Set([...referred, ...ownTags(element)])];
}

/** Where a line ends; no file can contain it. */
const BREAK = '\0';

function inside(nodes: readonly XmlNode[], styles: Styles): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return encodeEntities(node.replaceAll(BREAK, ''));
      if (node.name === 'br') return BREAK;
      // Everything else in a paragraph is about it, not of it.
      return node.name === 'span' ? wrapped(node, styles) : '';
    })
    .join('');
}

function wrapped(element: XmlElement, styles: Styles): string {
  return tagsOf(element, styles).reduce((text, tag) => `<${tag}>${text}</${tag}>`, inside(element.children, styles));
}

/** Blanks are one blank, as in HTML; lines end where the file says `<br/>`. */
export function ttmlText(paragraph: XmlElement, styles: Styles): string {
  const text = wrapped(paragraph, styles);
  if (paragraph.attributes.space === 'preserve') return text.replaceAll(BREAK, '\n').trim();
  return text
    .replace(/\s+/g, ' ')
    .split(BREAK)
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
