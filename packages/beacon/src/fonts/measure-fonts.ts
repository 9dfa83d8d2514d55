/** Font files that text above the fold needs (contract §4.3). */
import { FONT_HOSTS } from '../constants';
import { type BeaconData, containsAny, listOf } from '../data';
import { cleanUrl } from '../page/addresses';
import type { Run } from '../run';
import { type Face, suits, type Wanted } from './face';
import { readSheets } from './sheets';
import { usedFonts } from './used';

/** Fonts that came over the network: the address without what follows it → as it was asked for. */
export function networkFonts(extensions: readonly string[] | undefined): Map<string | undefined, string> {
  const pattern = new RegExp(`\\.(${listOf(extensions).join('|') || 'woff2|woff|ttf'})(\\?|$)`, 'i');
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return new Map(names.filter((name) => pattern.test(name)).map((name) => [cleanUrl(name), name]));
}

/** Style sheets of hosts of fonts; newer servers mean all of other origins, and say which not. */
export const isExternal = (url: string, { external_font_exclusions }: BeaconData): boolean =>
  external_font_exclusions ? !url.startsWith(location.origin) : containsAny(url, FONT_HOSTS);

/** Faces of the family, unless the site does not want to hear about one of them. */
export function familyOf(
  faces: readonly Face[],
  { family }: Wanted,
  exclusions: readonly string[] | undefined,
): Face[] {
  const own = faces.filter((face) => face.family === family);
  const isDull = [family, ...own.flatMap(({ urls }) => urls)].some((text) => containsAny(text, exclusions));
  return isDull ? [] : own;
}

const all = async (faces: Promise<Face[]>[]): Promise<Face[]> => (await Promise.all(faces)).flat();

/** @param files filled in; keeps what is in it when something fails */
export async function measureFonts(run: Run, files: string[]): Promise<void> {
  const { data, log } = run;
  await document.fonts?.ready;
  const { fetched, worn } = readSheets(run);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
  const foreign = all(links.filter((url) => isExternal(url, data)).map((url) => fetched(url)));
  const own = await all([...document.styleSheets].map(worn));
  const external = (await foreign).reverse();
  const network = networkFonts(data.processed_extensions);
  const loaded = ({ urls }: Face) => urls.map((url) => network.get(cleanUrl(url))).find(Boolean);
  const wanted = await usedFonts(run);
  const fonts = [
    // Files that were really loaded: the family's first, and those of the weight in use.
    ...wanted.flatMap((font) => {
      const faces = familyOf(own, font, data.preload_fonts_exclusions);
      return [faces.map(loaded).find(Boolean), ...faces.filter((face) => suits(face, font)).map(loaded)];
    }),
    // Later faces hide earlier ones, and the usual weight stands in for a missing one.
    ...wanted.map((font) => {
      const faces = familyOf(external, font, data.preload_fonts_exclusions);
      const of = (weight?: number) => faces.find((face) => suits(face, font, weight))?.urls[0];
      return of() ?? of(400);
    }),
  ];
  files.push(...new Set(fonts.filter((url) => url !== undefined)));
  log(files[0] ? files : 'No fonts found above the fold.');
}
