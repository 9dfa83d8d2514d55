/** Addresses in computed styles and markup. */

/** Returns the addresses of a computed value, unescaped; an address may contain brackets. */
export const urlsIn = (value: string): string[] =>
  [...value.matchAll(/url\("((?:\\.|[^"\\])*)/g)].map(([, url = '']) => url.replace(/\\(.)/g, '$1'));

/** Resolves an address; undefined for an invalid one. */
export function parseUrl(address: string, base = document.baseURI): URL | undefined {
  try {
    return new URL(address, base);
  } catch {}
}

/** Returns an address without query and fragment, which differ between visits. */
export const cleanUrl = (address: string): string => address.replace(/[?#].*/s, '');
