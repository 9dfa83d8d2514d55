/** Fonts as style sheets describe them and as text asks for them. */

import { NON_TEXT } from '../constants';
import { parsed, urlsIn } from '../page/addresses';
import { boxOf, isVisible } from '../page/visible';
import type { Run } from '../run';

export interface Wanted {
  family: string;
  weight: number;
  style: string;
}

export interface Face {
  family: string;
  /** One weight is a range too. */
  weights: number[];
  style: string;
  /** Whole addresses; the first is the one that browsers try first. */
  urls: string[];
}

export const weightOf = (text: string): number => (text === 'bold' ? 700 : Number(text) || 400);

/** The first of a list, without its quotes. */
export const firstFamily = (list: string): string => `${/"[^"]*"|[^,]*/.exec(list)}`.replace(/["']/g, '').trim();

/** @param base address of the sheet */
export function faceOf({ style }: CSSFontFaceRule, base: string): Face {
  const value = (name: string) => style.getPropertyValue(name);
  return {
    family: firstFamily(value('font-family')),
    weights: value('font-weight').split(' ').map(weightOf),
    style: value('font-style') || 'normal',
    urls: urlsIn(value('src')).map((url) => parsed(url, base)?.href ?? url),
  };
}

/** Whether text that asks for this may get the face. */
export const suits = (
  { style, weights: [from = 0, to = from] }: Face,
  wanted: Wanted,
  weight = wanted.weight,
): boolean => style === wanted.style && from <= weight && weight <= to;

/** Each once, in the order of the document. */
export async function usedFonts({ each }: Run): Promise<Wanted[]> {
  const found: Record<string, Wanted> = {};
  const fold = innerHeight - scrollY;
  await each(document.querySelectorAll('*'), (element) => {
    // Places first: most elements are further down, and styles cost more.
    const box = boxOf(element);
    if (box.top > fold || NON_TEXT.test(element.localName) || !isVisible(getComputedStyle(element), box)) return;
    for (const pseudo of [null, '::before', '::after']) {
      const { fontFamily, fontWeight, fontStyle: style, content } = getComputedStyle(element, pseudo);
      const key = fontFamily + fontWeight + style;
      if (!found[key] && /\S/.test(`${pseudo ? content.replace(/^(none|normal|"")$/, '') : element.textContent}`))
        found[key] = { family: firstFamily(fontFamily), weight: weightOf(fontWeight), style };
    }
  });
  return Object.values(found);
}
