/** Addresses as browsers write them. */

/** Every address of a computed value: brackets in it are no end, and what is escaped is meant as it is. */
export const urlsIn = (value: string): string[] =>
  [...value.matchAll(/url\("((?:\\.|[^"\\])*)/g)].map(([, url = '']) => url.replace(/\\(.)/g, '$1'));

/** The address as seen from another; undefined when that makes no sense. */
export function parsed(address: string, base = document.baseURI): URL | undefined {
  try {
    return new URL(address, base);
  } catch {}
}

/** Without what differs from visit to visit. */
export const cleanUrl = (address: string): string => address.replace(/[?#].*/s, '');
