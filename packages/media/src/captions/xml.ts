/** Reads XML as far as captions need it; nothing in it can run, be fetched or grow. */
import { decodeEntities } from './cue-text';

export interface XmlElement {
  /** Without its prefix, e.g. `p`. */
  name: string;
  /** By name without prefix, e.g. `begin`, `id`. */
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  /** Counted from 1. */
  line: number;
}

export type XmlNode = string | XmlElement;

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

/** Where each construct ends. */
const CLOSERS: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };

/** Deepest nesting that is read: deeper than any caption file. */
const DEEPEST = 100;

/** Never throws: what is not closed ends with the text, ends of what was never opened are left out. */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], line: 1 };
  const open = [root];
  let line = 1;
  let counted = 0;
  const here = () => open.at(-1) ?? root;
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
    here().children.push(child);
    if (!inside.endsWith('/') && open.length < DEEPEST) open.push(child);
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
    if (words) here().children.push(decodeEntities(words));
    if (!opener) break;
    const closer = CLOSERS[opener[0]] ?? '>';
    const from = opener.index + opener[0].length;
    const found = text.indexOf(closer, from);
    const inside = text.slice(from, found < 0 ? text.length : found);
    at = found < 0 ? text.length : found + closer.length;
    if (opener[0] === '<![CDATA[') here().children.push(inside);
    else if (opener[0] === '</') close(inside);
    else if (opener[0] === '<') element(inside, opener.index);
  }
  return root;
}
