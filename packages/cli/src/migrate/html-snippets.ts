/** Inline scripts of HTML, and code in attributes such as `onclick`. */
import { parsePage } from '@enliven/compose';
import { elementsOf } from '@enliven/compose/site';
import type { Element } from 'domhandler';
import type { Snippet } from './snippet';

const DATA = /json|template|html|importmap|speculationrules/i;

interface Place {
  startTag?: { endOffset: number };
  endTag?: { startOffset: number };
  attrs?: Record<string, { startOffset: number; endOffset: number }>;
}

function scriptOf({ name, attribs, sourceCodeLocation }: Element, text: string): Snippet[] {
  const { startTag, endTag } = (sourceCodeLocation ?? {}) as Place;
  if (name !== 'script' || 'src' in attribs || DATA.test(attribs.type ?? '') || !startTag) return [];
  const code = text.slice(startTag.endOffset, endTag?.startOffset ?? text.length);
  return code.trim() ? [{ code, start: startTag.endOffset, isQuoted: false }] : [];
}

function handlersOf({ attribs, sourceCodeLocation }: Element, text: string): Snippet[] {
  const { attrs = {} } = (sourceCodeLocation ?? {}) as Place;
  return Object.entries(attribs).flatMap(([name, code]) => {
    const place = attrs[name];
    if (!/^on[a-z]/.test(name) || !place) return [];
    const at = text.slice(place.startOffset, place.endOffset).indexOf(code);
    return [{ code, start: place.startOffset + Math.max(0, at), isQuoted: true }];
  });
}

/** Returns the scripts of a page or an HTML fragment. */
export const htmlSnippets = (text: string): Snippet[] =>
  [...elementsOf(parsePage(text))].flatMap((element) => [...scriptOf(element, text), ...handlersOf(element, text)]);
