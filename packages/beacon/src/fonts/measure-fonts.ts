/** Font files that text above the fold needs (docs/reference/beacon.md#fonts). */
import { FONT_HOSTS } from '../constants';
import { containsAny, listOf } from '../data';
import { cleanUrl } from '../page/addresses';
import type { Run } from '../run';
import { type Face, suits, usedFonts, type Wanted } from './face';
import { all, readSheets } from './sheets';

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
