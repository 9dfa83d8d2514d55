/** Font files that text above the fold needs (docs/reference/beacon.md#fonts), by what the page's style sheets say of them. */

import { cleanUrl, parsed, urlsIn } from '../page/addresses';
import { boxOf, isVisible } from '../page/visible';
import { containsAny, FONT_HOSTS, listOf, NON_TEXT, type Run } from '../run';

interface Wanted {
  family: string;
  weight: number;
  style: string;
}

/** Fonts as style sheets describe them and as text asks for them. */
interface Face {
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
function faceOf({ style }: CSSFontFaceRule, base: string): Face {
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
async function usedFonts({ each }: Run): Promise<Wanted[]> {
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

/** Numbers of kinds of rules, which all browsers know. */
const STYLE = 1;
const IMPORT = 3;
const FONT_FACE = 5;

/** Reads the fonts of style sheets: those of the page, and by a fetch those it may not look into. */
export interface Sheets {
  /** Fonts of a sheet that is fetched for them; none when it cannot be had. @param deep and of those it imports */
  facesOfUrl(url: string | undefined, deep?: boolean): Promise<Face[]>;
  /** Fonts of a sheet of the page and of those it imports. */
  facesOfSheet(sheet: CSSStyleSheet): Promise<Face[]>;
}

const all = async (faces: (Face | Promise<Face[]>)[]): Promise<Face[]> => (await Promise.all(faces)).flat();

function readSheets({ data, each, log }: Run): Sheets {
  /** Nothing is fetched twice. */
  const texts: Record<string, Promise<string>> = {};

  async function facesOf(rules: CSSRuleList, base: string, imported: (string | undefined)[] = []): Promise<Face[]> {
    const faces: (Face | Promise<Face[]>)[] = imported.map((url) => facesOfUrl(url));
    const visit = (rule: CSSRule): void => {
      const { type } = rule;
      const { styleSheet, href, cssRules } = rule as CSSImportRule & CSSGroupingRule;
      if (type === FONT_FACE) faces.push(faceOf(rule as CSSFontFaceRule, base));
      else if (type === IMPORT)
        faces.push(styleSheet ? facesOfSheet(styleSheet) : facesOfUrl(parsed(href, base)?.href, true));
      else if (type !== STYLE) [...(cssRules ?? [])].forEach(visit);
    };
    await each(rules, visit);
    return all(faces);
  }

  async function facesOfUrl(url = '', deep?: boolean): Promise<Face[]> {
    try {
      if (containsAny(url, data.external_font_exclusions) || containsAny(url, data.preload_fonts_exclusions)) return [];
      texts[url] ??= fetch(url).then((response) => (response.ok ? response.text() : Promise.reject(response)));
      const text = await texts[url];
      // A sheet that the page never wears; such a sheet follows no imports.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      const imports = text.matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g);
      return await facesOf(
        sheet.cssRules,
        url,
        deep ? [...imports].map(([, address = '']) => parsed(address, url)?.href) : [],
      );
    } catch (error) {
      log(url, error);
      return [];
    }
  }

  async function facesOfSheet(sheet: CSSStyleSheet): Promise<Face[]> {
    const { href } = sheet;
    try {
      return await facesOf(sheet.cssRules, href ?? document.baseURI);
    } catch (error) {
      log(error);
      return href ? facesOfUrl(href, true) : [];
    }
  }
  return { facesOfUrl, facesOfSheet };
}

/** @param files filled in; keeps what is in it when something fails */
export async function measureFonts(run: Run, files: (string | undefined)[]): Promise<void> {
  const { data, log } = run;
  await document.fonts?.ready;
  const { facesOfUrl, facesOfSheet } = readSheets(run);
  // Newer servers mean all sheets of other origins, and say which not.
  const isExternal = ({ href }: HTMLLinkElement) =>
    data.external_font_exclusions ? !href.startsWith(location.origin) : FONT_HOSTS.test(href);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isExternal);
  const foreign = all(links.map(({ href }) => facesOfUrl(href)));
  const own = await all([...document.styleSheets].map(facesOfSheet));
  const external = (await foreign).reverse();
  const wanted = await usedFonts(run);

  /** Fonts that came over the network: the address without what follows it → as it was asked for. */
  const network: Record<string, string> = {};
  const ending = new RegExp(`\\.(${listOf(data.processed_extensions).join('|') || 'woff2?|ttf'})(\\?|$)`, 'i');
  for (const { name } of performance.getEntriesByType('resource'))
    if (ending.test(name)) network[cleanUrl(name)] = name;
  const loaded = ({ urls }: Face) => urls.map((url) => network[cleanUrl(url)]).find(Boolean);

  /** Faces of the family, unless the site does not want to hear about one of them. */
  const familyOf = (faces: readonly Face[], { family }: Wanted): Face[] => {
    const same = faces.filter((face) => face.family === family);
    const names = [family, ...same.flatMap(({ urls }) => urls)];
    return names.some((text) => containsAny(text, data.preload_fonts_exclusions)) ? [] : same;
  };
  const fonts = [
    // Files that were really loaded: the family's first, and those of the weight in use.
    ...wanted.flatMap((font) => {
      const faces = familyOf(own, font);
      return [faces.map(loaded).find(Boolean), ...faces.filter((face) => suits(face, font)).map(loaded)];
    }),
    // Later faces hide earlier ones, and the usual weight stands in for a missing one.
    ...wanted.map((font) => {
      const of = (weight?: number) => familyOf(external, font).find((face) => suits(face, font, weight))?.urls[0];
      return of() ?? of(400);
    }),
  ];
  files.push(...new Set(fonts.filter(Boolean)));
  log(files[0] ? files : 'No fonts found above the fold.');
}
