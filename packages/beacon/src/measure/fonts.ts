/** Measures the font files that text above the fold needs, from the page's style sheets (docs/reference/beacon.md#fonts). */

import { cleanUrl, parseUrl, urlsIn } from '../page/addresses';
import { boxOf, isVisible } from '../page/visibility';
import { containsAny, FONT_HOSTS, listOf, NON_TEXT, type Run } from '../run';

/** Font that text uses. */
interface UsedFont {
  family: string;
  weight: number;
  style: string;
}

/** Font face of a style sheet. */
interface Face {
  family: string;
  /** A single weight or a range. */
  weights: number[];
  style: string;
  /** Resolved addresses in the order in which browsers try them. */
  urls: string[];
}

export const weightOf = (text: string): number => (text === 'bold' ? 700 : Number(text) || 400);

/** Returns the first family of a list, without quotes. */
export const firstFamily = (list: string): string => `${/"[^"]*"|[^,]*/.exec(list)}`.replace(/["']/g, '').trim();

/** Reads a font face. @param base address of the sheet */
function faceOf({ style }: CSSFontFaceRule, base: string): Face {
  const value = (name: string) => style.getPropertyValue(name);
  return {
    family: firstFamily(value('font-family')),
    weights: value('font-weight').split(' ').map(weightOf),
    style: value('font-style') || 'normal',
    urls: urlsIn(value('src')).map((url) => parseUrl(url, base)?.href ?? url),
  };
}

/** Whether a face may render the text of a font. */
export const matchesFont = (
  { style, weights: [from = 0, to = from] }: Face,
  font: UsedFont,
  weight = font.weight,
): boolean => style === font.style && from <= weight && weight <= to;

/** Returns each font that visible text uses, in the order of the document. */
async function usedFonts({ each }: Run): Promise<UsedFont[]> {
  const found: Record<string, UsedFont> = {};
  const fold = innerHeight - scrollY;
  await each(document.querySelectorAll('*'), (element) => {
    // Boxes first: most elements are below the fold, and reading styles costs more.
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

/** Values of `CSSRule.type`. */
const STYLE = 1;
const IMPORT = 3;
const FONT_FACE = 5;

/** Reads the fonts of style sheets, and fetches sheets of other origins, whose rules scripts cannot read. */
export interface Sheets {
  /** Fetches a sheet and reads its fonts; none if that fails. @param isDeep also reads imported sheets */
  facesOfUrl(url: string | undefined, isDeep?: boolean): Promise<Face[]>;
  /** Reads the fonts of a sheet of the page and of the sheets that it imports. */
  facesOfSheet(sheet: CSSStyleSheet): Promise<Face[]>;
}

const all = async (faces: (Face | Promise<Face[]>)[]): Promise<Face[]> => (await Promise.all(faces)).flat();

function readSheets({ data, each, log }: Run): Sheets {
  /** Texts by address, so that nothing is fetched twice. */
  const texts: Record<string, Promise<string>> = {};

  async function facesOf(rules: CSSRuleList, base: string, imported: (string | undefined)[] = []): Promise<Face[]> {
    const faces: (Face | Promise<Face[]>)[] = imported.map((url) => facesOfUrl(url));
    const visit = (rule: CSSRule): void => {
      const { type } = rule;
      const { styleSheet, href, cssRules } = rule as CSSImportRule & CSSGroupingRule;
      if (type === FONT_FACE) faces.push(faceOf(rule as CSSFontFaceRule, base));
      else if (type === IMPORT)
        faces.push(styleSheet ? facesOfSheet(styleSheet) : facesOfUrl(parseUrl(href, base)?.href, true));
      else if (type !== STYLE) [...(cssRules ?? [])].forEach(visit);
    };
    await each(rules, visit);
    return all(faces);
  }

  async function facesOfUrl(url = '', isDeep?: boolean): Promise<Face[]> {
    try {
      if (containsAny(url, data.external_font_exclusions) || containsAny(url, data.preload_fonts_exclusions)) return [];
      texts[url] ??= fetch(url).then((response) => (response.ok ? response.text() : Promise.reject(response)));
      const text = await texts[url];
      // Not adopted by the page. A constructed sheet ignores imports.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      const imports = text.matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g);
      return await facesOf(
        sheet.cssRules,
        url,
        isDeep ? [...imports].map(([, address = '']) => parseUrl(address, url)?.href) : [],
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

/** @param files receives the results, including those before an error */
export async function measureFonts(run: Run, files: (string | undefined)[]): Promise<void> {
  const { data, log } = run;
  await document.fonts?.ready;
  const { facesOfUrl, facesOfSheet } = readSheets(run);
  // Newer servers include all sheets of other origins, except a list.
  const isExternal = ({ href }: HTMLLinkElement) =>
    data.external_font_exclusions ? !href.startsWith(location.origin) : FONT_HOSTS.test(href);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isExternal);
  const foreign = all(links.map(({ href }) => facesOfUrl(href)));
  const own = await all([...document.styleSheets].map(facesOfSheet));
  const external = (await foreign).reverse();
  const used = await usedFonts(run);

  /** Loaded font files: address without query and fragment → requested address. */
  const network: Record<string, string> = {};
  const ending = new RegExp(`\\.(${listOf(data.processed_extensions).join('|') || 'woff2?|ttf'})(\\?|$)`, 'i');
  for (const { name } of performance.getEntriesByType('resource'))
    if (ending.test(name)) network[cleanUrl(name)] = name;
  const loaded = ({ urls }: Face) => urls.map((url) => network[cleanUrl(url)]).find(Boolean);

  /** Returns the faces of a family; none if the site excludes one of them. */
  const familyOf = (faces: readonly Face[], { family }: UsedFont): Face[] => {
    const same = faces.filter((face) => face.family === family);
    const names = [family, ...same.flatMap(({ urls }) => urls)];
    return names.some((text) => containsAny(text, data.preload_fonts_exclusions)) ? [] : same;
  };
  const fonts = [
    // Loaded files: the first of the family, and those of the used weight.
    ...used.flatMap((font) => {
      const faces = familyOf(own, font);
      return [faces.map(loaded).find(Boolean), ...faces.filter((face) => matchesFont(face, font)).map(loaded)];
    }),
    // Later faces override earlier ones, and the normal weight replaces a missing one.
    ...used.map((font) => {
      const of = (weight?: number) => familyOf(external, font).find((face) => matchesFont(face, font, weight))?.urls[0];
      return of() ?? of(400);
    }),
  ];
  files.push(...new Set(fonts.filter(Boolean)));
  log(files[0] ? files : 'No fonts found above the fold.');
}
