/** Reads the fonts of style sheets: those of the page, and by a fetch those it may not look into. */
import { containsAny } from '../data';
import { parsed } from '../page/addresses';
import type { Run } from '../run';
import { type Face, faceOf } from './face';

/** Numbers of kinds of rules, which all browsers know. */
const STYLE = 1;
const IMPORT = 3;
const FONT_FACE = 5;

export interface Sheets {
  /** Fonts of a sheet that is fetched for them; none when it cannot be had. @param deep and of those it imports */
  facesOfUrl(url: string | undefined, deep?: boolean): Promise<Face[]>;
  /** Fonts of a sheet of the page and of those it imports. */
  facesOfSheet(sheet: CSSStyleSheet): Promise<Face[]>;
}

export const all = async (faces: (Face | Promise<Face[]>)[]): Promise<Face[]> => (await Promise.all(faces)).flat();

export function readSheets({ data, each, log }: Run): Sheets {
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
